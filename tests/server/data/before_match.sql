BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE drafts (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	turn BIGINT NOT NULL, 
	tokens TEXT NOT NULL, 
	CONSTRAINT pk_drafts PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_drafts_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "drafts" VALUES('plain',1,9,'["pick:A"]');
INSERT INTO "drafts" VALUES('plain',0,9,'["pick:A","write:6@1.4"]');
INSERT INTO "drafts" VALUES('expert',1,7,'["pick:AB"]');
INSERT INTO "drafts" VALUES('vegas',0,7,'["pick:C"]');
INSERT INTO "drafts" VALUES('vegas',1,9,'["pick:A"]');
INSERT INTO "drafts" VALUES('snapshot',1,19,'["pick:A"]');
INSERT INTO "drafts" VALUES('snapshot',0,15,'["pick:C","write:9@1.4"]');
INSERT INTO "drafts" VALUES('over',0,18,'["pick:CB","write:1@2.2"]');
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	seq BIGINT NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER, 
	at FLOAT NOT NULL, 
	public TEXT NOT NULL, 
	secret TEXT, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "events" VALUES('over',1,'created',NULL,1.79482957379730916026e+09,'{}',NULL);
INSERT INTO "events" VALUES('over',2,'start',NULL,1.79482957380561494826e+09,'{"commitment":"sha256:df5913b591403c789bc42be0a5daa4e577ad158e343858ee118244f569457806","story":[]}','{"chance":["plan:estates-55","plan:estates-45","plan:estates-235","12-bis","5-park","1-park"]}');
INSERT INTO "events" VALUES('over',3,'turn',0,1.79482957382406282421e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:AC","write:12@3.8","done"]}}]}','{"tokens":["pick:AC","write:12@3.8","done"],"chance":["6-surveyor","9-pool","8-surveyor"]}');
INSERT INTO "events" VALUES('over',4,'turn',0,1.79482957384390163415e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:CA","write:8@2.11","done"]}}]}','{"tokens":["pick:CA","write:8@2.11","done"],"chance":["3-pool","14-estate","4-temp"]}');
INSERT INTO "events" VALUES('over',5,'turn',0,1.79482957385892462733e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:BC","write:15@1.4","done"]}}]}','{"tokens":["pick:BC","write:15@1.4","done"],"chance":["9-temp","6-park","14-park"]}');
INSERT INTO "events" VALUES('over',6,'turn',0,1.7948295738881556988e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:AB","write:9@3.2","done"]}}]}','{"tokens":["pick:AB","write:9@3.2","done"],"chance":["8-surveyor","6-temp","7-estate"]}');
INSERT INTO "events" VALUES('over',7,'turn',0,1.79482957391709613799e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:AC","write:8@1.1","estate:2","done"]}}]}','{"tokens":["pick:AC","write:8@1.1","estate:2","done"],"chance":["12-temp","7-park","10-estate"]}');
INSERT INTO "events" VALUES('over',8,'turn',0,1.79482957394843769074e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:AB","write:12@1.3","park","done"]}}]}','{"tokens":["pick:AB","write:12@1.3","park","done"],"chance":["4-estate","6-pool","1-estate"]}');
INSERT INTO "events" VALUES('over',9,'turn',0,1.79482957397285676007e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:BC","write:6@2.10","estate:2","done"]}}]}','{"tokens":["pick:BC","write:6@2.10","estate:2","done"],"chance":["14-surveyor","5-surveyor","2-estate"]}');
INSERT INTO "events" VALUES('over',10,'turn',0,1.79482957401005840296e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:AB","write:14@3.9","fence:2.9","done"]}}]}','{"tokens":["pick:AB","write:14@3.9","fence:2.9","done"],"chance":["9-park","4-park","10-temp"]}');
INSERT INTO "events" VALUES('over',11,'turn',0,1.79482957403333449365e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:CA","write:10@3.5","done"]}}]}','{"tokens":["pick:CA","write:10@3.5","done"],"chance":["6-surveyor","3-temp","12-estate"]}');
INSERT INTO "events" VALUES('over',12,'turn',0,1.79482957405771231655e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:CB","write:10@1.2","done"]}}]}','{"tokens":["pick:CB","write:10@1.2","done"],"chance":["5-park","11-surveyor","5-estate"]}');
INSERT INTO "events" VALUES('over',13,'turn',0,1.7948295740965840816e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:AC","write:5@2.6","done"]}}]}','{"tokens":["pick:AC","write:5@2.6","done"],"chance":["7-pool","5-estate","13-bis"]}');
INSERT INTO "events" VALUES('over',14,'turn',0,1.79482957411884140965e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:AC","write:7@3.1","bis:9@3.3","done"]}}]}','{"tokens":["pick:AC","write:7@3.1","bis:9@3.3","done"],"chance":["11-estate","8-pool","3-bis"]}');
INSERT INTO "events" VALUES('over',15,'turn',0,1.79482957414407753946e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:AB","write:11@3.7","pool","done"]}}]}','{"tokens":["pick:AB","write:11@3.7","pool","done"],"chance":["8-park","11-surveyor","10-bis"]}');
INSERT INTO "events" VALUES('over',16,'turn',0,1.79482957416345953937e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["refuse","done"]}}]}','{"tokens":["refuse","done"],"chance":["15-surveyor","11-park","4-pool"]}');
INSERT INTO "events" VALUES('over',17,'turn',0,1.79482957418827271467e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:CB","write:4@2.3","done"]}}]}','{"tokens":["pick:CB","write:4@2.3","done"],"chance":["4-bis","9-bis","15-park"]}');
INSERT INTO "events" VALUES('over',18,'turn',0,1.79482957422554802889e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:CA","write:15@3.10","bis:10@3.6","done"]}}]}','{"tokens":["pick:CA","write:15@3.10","bis:10@3.6","done"],"chance":["12-pool","9-park","1-surveyor"]}');
INSERT INTO "events" VALUES('over',19,'turn',0,1.79482957425344943997e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:CB","write:1@2.2","done"]}}]}','{"tokens":["pick:CB","write:1@2.2","done"],"chance":["8-park","7-temp","8-estate"]}');
INSERT INTO "events" VALUES('over',20,'turn',0,1.79482957426765918733e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["refuse","done"]}}]}','{"tokens":["refuse","done"],"chance":["13-surveyor","13-temp","10-pool"]}');
INSERT INTO "events" VALUES('over',21,'turn',0,1.79482957428605818753e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["refuse","done"]}}]}','{"tokens":["refuse","done"],"chance":[]}');
INSERT INTO "events" VALUES('over',22,'over',NULL,1.79482957428616023065e+09,'{"places":[1],"totals":[1],"seed":"9771696e28723f9140cd2d3ceaec07ac8c8fa60391f89dd25adcdf3feaff0e3e"}',NULL);
INSERT INTO "events" VALUES('snapshot',1,'created',NULL,1.79482957168114709849e+09,'{}',NULL);
INSERT INTO "events" VALUES('snapshot',2,'seat',1,1.7948295716948008537e+09,'{"to":{"kind":"person","name":"Ben","bot":null}}',NULL);
INSERT INTO "events" VALUES('snapshot',3,'start',NULL,1.79482957170633864408e+09,'{"commitment":"sha256:d6e4bedfcb104f28f4c1be211d804b04dae217ba20ef0fc44d250d836fa7ea53","story":[]}','{"chance":["plan:estates-333","plan:estates-36","plan:estates-1223","11-park","8-bis","12-pool","9-park","6-pool","14-surveyor"]}');
INSERT INTO "events" VALUES('snapshot',4,'turn',0,1.79482957173429012297e+09,'{"resolved":false,"story":[]}','{"tokens":["roundabout:1.9","pick:B","write:6@3.4","done"],"chance":[]}');
INSERT INTO "events" VALUES('snapshot',5,'turn',1,1.79482957175913333891e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["roundabout:1.9","pick:B","write:6@3.4","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["roundabout:3.5","pick:C","write:14@1.7","done"]}}]}','{"tokens":["roundabout:3.5","pick:C","write:14@1.7","done"],"chance":["6-temp","8-estate","11-park"]}');
INSERT INTO "events" VALUES('snapshot',6,'turn',0,1.79482957179073500638e+09,'{"resolved":false,"story":[]}','{"tokens":["roundabout:3.12","pick:B","write:8@2.3","done"],"chance":[]}');
INSERT INTO "events" VALUES('snapshot',7,'turn',1,1.79482957181360435481e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["roundabout:3.12","pick:B","write:8@2.3","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:B","write:8@2.10","roundabout:1.1","done"]}}]}','{"tokens":["pick:B","write:8@2.10","roundabout:1.1","done"],"chance":["7-park","5-estate","14-park"]}');
INSERT INTO "events" VALUES('snapshot',8,'turn',0,1.79482957184842228893e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:C","write:14@3.7","park","done"],"chance":[]}');
INSERT INTO "events" VALUES('snapshot',9,'turn',1,1.79482957187201571467e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:C","write:14@3.7","park","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:A","write:7@3.1","done"]}}]}','{"tokens":["pick:A","write:7@3.1","done"],"chance":["2-surveyor","8-surveyor","3-temp"]}');
INSERT INTO "events" VALUES('snapshot',10,'turn',0,1.79482957188965034484e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:A","write:2@3.2","done"],"chance":[]}');
INSERT INTO "events" VALUES('snapshot',11,'turn',1,1.79482957190032100681e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:A","write:2@3.2","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:C","write:3@3.9","done"]}}]}','{"tokens":["pick:C","write:3@3.9","done"],"chance":["6-surveyor","9-bis","4-bis"]}');
INSERT INTO "events" VALUES('snapshot',12,'turn',0,1.79482957192017197607e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:B","write:9@2.11","fence:2.4","done"],"chance":[]}');
INSERT INTO "events" VALUES('snapshot',13,'turn',1,1.79482957194019794458e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:B","write:9@2.11","fence:2.4","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:B","write:9@1.6","fence:3.3","done"]}}]}','{"tokens":["pick:B","write:9@1.6","fence:3.3","done"],"chance":["13-surveyor","9-pool","7-temp"]}');
INSERT INTO "events" VALUES('snapshot',14,'turn',0,1794829571.96333,'{"resolved":false,"story":[]}','{"tokens":["pick:B","write:9@1.10","bis:2@3.3","done"],"chance":[]}');
INSERT INTO "events" VALUES('snapshot',15,'turn',1,1.7948295719836838245e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:B","write:9@1.10","bis:2@3.3","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:B","write:9@2.11","bis:3@3.10","done"]}}]}','{"tokens":["pick:B","write:9@2.11","bis:3@3.10","done"],"chance":["5-park","10-surveyor","8-surveyor"]}');
INSERT INTO "events" VALUES('snapshot',16,'turn',0,1.79482957200757932665e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:C","write:9@1.4","done"],"chance":[]}');
INSERT INTO "events" VALUES('snapshot',17,'turn',1,1.794829572052598238e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:C","write:9@1.4","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:C","write:7@2.8","done"]}}]}','{"tokens":["pick:C","write:7@2.8","done"],"chance":["3-surveyor","9-estate","6-park"]}');
INSERT INTO "events" VALUES('snapshot',18,'turn',0,1.79482957207802104951e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:B","write:9@3.6","fence:2.5","done"],"chance":[]}');
INSERT INTO "events" VALUES('snapshot',19,'turn',1,1.79482957210763287543e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:B","write:9@3.6","fence:2.5","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:C","write:6@2.5","fence:3.1","done"]}}]}','{"tokens":["pick:C","write:6@2.5","fence:3.1","done"],"chance":["11-estate","1-park","15-surveyor"]}');
INSERT INTO "events" VALUES('snapshot',20,'turn',0,1.79482957214135479921e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:B","write:1@2.2","done"],"chance":[]}');
INSERT INTO "events" VALUES('open',1,'created',NULL,1.79482957430413675309e+09,'{}',NULL);
INSERT INTO "events" VALUES('expert',1,'created',NULL,1.79482957130132102967e+09,'{}',NULL);
INSERT INTO "events" VALUES('expert',2,'seat',1,1.79482957130987715718e+09,'{"to":{"kind":"person","name":"Ben","bot":null}}',NULL);
INSERT INTO "events" VALUES('expert',3,'start',NULL,1.7948295713219459057e+09,'{"commitment":"sha256:5c7037449423e661e35de5a53d69a09e89b5b566fa2ea4c37846c3512d59c03c","story":[]}','{"chance":["plan:bis-5","plan:estates-225","plan:estates-1223","first:2","10-pool","7-park","10-bis","1-park","6-park","4-temp"]}');
INSERT INTO "events" VALUES('expert',4,'turn',0,1.79482957134045839307e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:BC","write:5@3.2","done"],"chance":[]}');
INSERT INTO "events" VALUES('expert',5,'turn',1,1.79482957135832095147e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:BC","write:5@3.2","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:CB","write:10@1.2","done"]}}]}','{"tokens":["pick:CB","write:10@1.2","done"],"chance":["14-park","7-surveyor","12-temp","4-park"]}');
INSERT INTO "events" VALUES('expert',6,'turn',0,1.79482957139340567592e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:BC","write:12@3.12","park","done"],"chance":[]}');
INSERT INTO "events" VALUES('expert',7,'turn',1,1.79482957141818475722e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:BC","write:12@3.12","park","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:BA","write:14@1.10","done"]}}]}','{"tokens":["pick:BA","write:14@1.10","done"],"chance":["8-estate","9-surveyor","13-pool","8-surveyor"]}');
INSERT INTO "events" VALUES('expert',8,'turn',0,1.79482957145590376855e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:BC","write:13@1.10","fence:3.10","done"],"chance":[]}');
INSERT INTO "events" VALUES('plain',1,'created',NULL,1.79482957097563910488e+09,'{}',NULL);
INSERT INTO "events" VALUES('plain',2,'seat',1,1.79482957099138784413e+09,'{"to":{"kind":"person","name":"Ben","bot":null}}',NULL);
INSERT INTO "events" VALUES('plain',3,'start',NULL,1.79482957099710845952e+09,'{"commitment":"sha256:22da2b5479641e21c3b8e2e9dba961b16992941bc254ff2c80821ac46cdf103f","story":[]}','{"chance":["plan:estates-44","plan:estates-225","plan:estates-25","10-surveyor","8-park","1-estate","7-estate","10-pool","7-bis"]}');
INSERT INTO "events" VALUES('plain',4,'turn',0,1.79482957101321744918e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:A","write:7@1.5","fence:1.8","done"],"chance":[]}');
INSERT INTO "events" VALUES('plain',5,'turn',1,1.79482957102580308918e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:A","write:7@1.5","fence:1.8","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:B","write:10@3.8","park","done"]}}]}','{"tokens":["pick:B","write:10@3.8","park","done"],"chance":["9-surveyor","4-temp","10-estate"]}');
INSERT INTO "events" VALUES('plain',6,'turn',0,1794829571.05598,'{"resolved":false,"story":[]}','{"tokens":["pick:A","write:9@1.9","estate:3","done"],"chance":[]}');
INSERT INTO "events" VALUES('plain',7,'turn',1,1.79482957114974474906e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:A","write:9@1.9","estate:3","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:B","write:4@2.4","done"]}}]}','{"tokens":["pick:B","write:4@2.4","done"],"chance":["9-temp","3-bis","10-surveyor"]}');
INSERT INTO "events" VALUES('plain',8,'turn',0,1.79482957117874670029e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:C","write:10@3.3","estate:2","done"],"chance":[]}');
INSERT INTO "events" VALUES('plain',9,'turn',1,1.79482957124448680875e+09,'{"resolved":true,"story":[{"key":"log-wt-turn","details":{"seat":0,"steps":["pick:C","write:10@3.3","estate:2","done"]}},{"key":"log-wt-turn","details":{"seat":1,"steps":["pick:C","write:10@1.4","estate:2","done"]}}]}','{"tokens":["pick:C","write:10@1.4","estate:2","done"],"chance":["8-estate","12-bis","2-estate"]}');
INSERT INTO "events" VALUES('plain',10,'turn',0,1.79482957127700448038e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:A","write:6@1.4","done"],"chance":[]}');
INSERT INTO "events" VALUES('vegas',1,'created',NULL,1.79482957147044658663e+09,'{}',NULL);
INSERT INTO "events" VALUES('vegas',2,'seat',1,1.7948295714989840984e+09,'{"to":{"kind":"person","name":"Ben","bot":null}}',NULL);
INSERT INTO "events" VALUES('vegas',3,'start',NULL,1.7948295715058135986e+09,'{"commitment":"sha256:8cfb1838c0c4756292750a1af625295a2bf0dc915bd03b7026cbf1af1f40685e","story":[]}','{"chance":["project:hotels-row-4","project:streets-2","project:cranes-ends"]}');
INSERT INTO "events" VALUES('vegas',4,'turn',0,1.79482957151437544818e+09,'{"resolved":false,"story":[]}','{"tokens":["decline","done"],"chance":[]}');
INSERT INTO "events" VALUES('vegas',5,'turn',1,1.79482957153209161755e+09,'{"resolved":true,"story":[{"key":"log-nlv-loans","details":{}}]}','{"tokens":["borrow","done"],"chance":["4-limousine","5-limousine","6-construction","5-inauguration","6-inauguration","12-show"]}');
INSERT INTO "events" VALUES('vegas',6,'turn',0,1.7948295715643801689e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:A","easy:4@3.5","drive:EE","done"],"chance":[]}');
INSERT INTO "events" VALUES('vegas',7,'turn',1,1.79482957158938336373e+09,'{"resolved":true,"story":[{"key":"log-nlv-turn","details":{"seat":0,"steps":["pick:A","easy:4@3.5","drive:EE","done"]}},{"key":"log-nlv-turn","details":{"seat":1,"steps":["pick:C","easy:10@2.11","crane:2.1","done"]}}]}','{"tokens":["pick:C","easy:10@2.11","crane:2.1","done"],"chance":["8-limousine","8-inauguration","10-limousine"]}');
INSERT INTO "events" VALUES('vegas',8,'turn',0,1.79482957161594414707e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:C","open:10@4.11","show:left","done"],"chance":[]}');
INSERT INTO "events" VALUES('vegas',9,'turn',1,1794829571.63986,'{"resolved":true,"story":[{"key":"log-nlv-turn","details":{"seat":0,"steps":["pick:C","open:10@4.11","show:left","done"]}},{"key":"log-nlv-turn","details":{"seat":1,"steps":["pick:C","open:10@1.2","show:left","done"]}}]}','{"tokens":["pick:C","open:10@1.2","show:left","done"],"chance":["14-limousine","3-improvement","8-inauguration"]}');
INSERT INTO "events" VALUES('vegas',10,'turn',0,1.79482957166311407086e+09,'{"resolved":false,"story":[]}','{"tokens":["pick:C","open:8@4.7","drive:NW","done"],"chance":[]}');
INSERT INTO "events" VALUES('lords',1,'created',NULL,1.79482957215402436253e+09,'{}',NULL);
INSERT INTO "events" VALUES('lords',2,'seat',1,1.79482957216731142994e+09,'{"to":{"kind":"person","name":"Ben","bot":null}}',NULL);
INSERT INTO "events" VALUES('lords',3,'start',NULL,1.79482957218426179887e+09,'{"commitment":"sha256:a9aa21237f1f2c4dfb39000f2e6860f4b452ae8c60f3475131e1db1d263e01ce","story":[{"key":"log-lov-start-card","details":{"seat":1,"lot":"B5","money":7}},{"key":"log-lov-start-card","details":{"seat":1,"lot":"B2","money":8}},{"key":"log-lov-start-card","details":{"seat":2,"lot":"B1","money":5}},{"key":"log-lov-start-card","details":{"seat":2,"lot":"A2","money":8}},{"key":"log-lov-start-roll","details":{"seat":1,"value":5}},{"key":"log-lov-start-roll","details":{"seat":1,"value":4}},{"key":"log-lov-start-roll","details":{"seat":2,"value":5}},{"key":"log-lov-start-roll","details":{"seat":2,"value":5}},{"key":"log-lov-first","details":{"seat":2}},{"key":"log-lov-card","details":{"seat":2,"lot":"E1"}},{"key":"log-lov-rent","details":{"seat":1,"money":2}},{"key":"log-lov-rent","details":{"seat":2,"money":3}}]}','{"chance":["card:B5","card:B2","card:B1","card:A2","die:5","die:4","die:5","die:5","card:E1"]}');
INSERT INTO "events" VALUES('lords',4,'step',1,1.79482957221061682697e+09,'{"story":[{"key":"log-lov-build","details":{"seat":2,"lot":"B1","company":"sphinx","money":15,"value":5}}]}','{"tokens":["build:B1=sphinx"],"chance":[]}');
INSERT INTO "events" VALUES('lords',5,'step',1,1.79482957223454403874e+09,'{"story":[{"key":"log-lov-card","details":{"seat":1,"lot":"D2"}},{"key":"log-lov-rent","details":{"seat":1,"money":3}},{"key":"log-lov-rent","details":{"seat":2,"money":2}}]}','{"tokens":["end"],"chance":["card:D2"]}');
INSERT INTO "events" VALUES('lords',6,'step',0,1.79482957225452923778e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"B1","money":2}}]}','{"tokens":["gamble:B1=2"],"chance":[]}');
INSERT INTO "events" VALUES('lords',7,'undo',0,1.7948295722704234123e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',8,'step',0,1.79482957229347777367e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"B1","money":3}}]}','{"tokens":["gamble:B1=3"],"chance":[]}');
INSERT INTO "events" VALUES('lords',9,'step',1,1.79482957232108664515e+09,'{"story":[{"key":"log-lov-stand","details":{"seat":2}},{"key":"log-lov-gamble-lost","details":{"seat":1,"other":2,"first":6,"second":1,"total":7,"money":3,"share":3}}]}','{"tokens":["stand"],"chance":["die:6","die:1"]}');
INSERT INTO "events" VALUES('lords',10,'step',0,1.79482957234175491334e+09,'{"story":[{"key":"log-lov-build","details":{"seat":1,"lot":"B2","company":"sphinx","money":6,"value":2}}]}','{"tokens":["build:B2=sphinx"],"chance":[]}');
INSERT INTO "events" VALUES('lords',11,'undo',0,1.79482957235741829877e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',12,'step',0,1.7948295723700034618e+09,'{"story":[{"key":"log-lov-build","details":{"seat":1,"lot":"B5","company":"vega","money":9,"value":3}}]}','{"tokens":["build:B5=vega"],"chance":[]}');
INSERT INTO "events" VALUES('lords',13,'step',0,1.79482957239606547355e+09,'{"story":[{"key":"log-lov-card","details":{"seat":2,"lot":"A4"}},{"key":"log-lov-rent","details":{"seat":1,"money":2}},{"key":"log-lov-rent","details":{"seat":2,"money":3}},{"key":"log-lov-income","details":{"seat":2,"lot":"B1","company":"sphinx","money":5}},{"key":"log-lov-points","details":{"seat":2,"lot":"B1","company":"sphinx","points":1,"before":0,"after":1}}]}','{"tokens":["end"],"chance":["card:A4"]}');
INSERT INTO "events" VALUES('lords',14,'step',1,1.79482957241535615922e+09,'{"story":[{"key":"log-lov-offer","details":{"seat":2,"other":1,"terms":"give=$6;get=B2"}}]}','{"tokens":["offer:1:give=$6;get=B2"],"chance":[]}');
INSERT INTO "events" VALUES('lords',15,'undo',1,1.79482957243034553528e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',16,'step',1,1.79482957245019340516e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":2,"other":1,"lot":"B5","money":1}}]}','{"tokens":["gamble:B5=1"],"chance":[]}');
INSERT INTO "events" VALUES('lords',17,'step',0,1.79482957247287726399e+09,'{"story":[{"key":"log-lov-stand","details":{"seat":1}},{"key":"log-lov-gamble-lost","details":{"seat":2,"other":1,"first":4,"second":3,"total":7,"money":1,"share":1}}]}','{"tokens":["stand"],"chance":["die:4","die:3"]}');
INSERT INTO "events" VALUES('lords',18,'step',1,1.79482957249205207824e+09,'{"story":[{"key":"log-lov-build","details":{"seat":2,"lot":"A2","company":"sphinx","money":6,"value":2}}]}','{"tokens":["build:A2=sphinx"],"chance":[]}');
INSERT INTO "events" VALUES('lords',19,'undo',1,1.79482957250616765023e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',20,'step',1,1.79482957253116464616e+09,'{"story":[{"key":"log-lov-card","details":{"seat":1,"lot":"E5"}},{"key":"log-lov-rent","details":{"seat":1,"money":3}},{"key":"log-lov-rent","details":{"seat":2,"money":3}}]}','{"tokens":["end"],"chance":["card:E5"]}');
INSERT INTO "events" VALUES('lords',21,'step',0,1.79482957255043864249e+09,'{"story":[{"key":"log-lov-build","details":{"seat":1,"lot":"E5","company":"tivoli","money":9,"value":3}}]}','{"tokens":["build:E5=tivoli"],"chance":[]}');
INSERT INTO "events" VALUES('lords',22,'step',0,1.79482957257274389271e+09,'{"story":[{"key":"log-lov-card","details":{"seat":2,"lot":"C6"}},{"key":"log-lov-rent","details":{"seat":1,"money":2}},{"key":"log-lov-rent","details":{"seat":2,"money":4}},{"key":"log-lov-income","details":{"seat":1,"lot":"E5","company":"tivoli","money":3}},{"key":"log-lov-points","details":{"seat":1,"lot":"E5","company":"tivoli","points":1,"before":0,"after":1}}]}','{"tokens":["end"],"chance":["card:C6"]}');
INSERT INTO "events" VALUES('lords',23,'step',1,1.79482957258981442455e+09,'{"story":[{"key":"log-lov-build","details":{"seat":2,"lot":"E1","company":"sphinx","money":9,"value":3}}]}','{"tokens":["build:E1=sphinx"],"chance":[]}');
INSERT INTO "events" VALUES('lords',24,'step',1,1.79482957261255955693e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":2,"lot":"B1","company":"vega","money":5}}]}','{"tokens":["remodel:B1=vega"],"chance":[]}');
INSERT INTO "events" VALUES('lords',25,'step',1,1.7948295726366376877e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":2,"lot":"E1","company":"tivoli","money":5}}]}','{"tokens":["remodel:E1=tivoli"],"chance":[]}');
INSERT INTO "events" VALUES('lords',26,'undo',1,1.79482957264778614043e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',27,'step',1,1.79482957265588784212e+09,'{"story":[{"key":"log-lov-build","details":{"seat":2,"lot":"A2","company":"vega","money":6,"value":2}}]}','{"tokens":["build:A2=vega"],"chance":[]}');
INSERT INTO "events" VALUES('lords',28,'step',1,1.79482957267608618737e+09,'{"story":[{"key":"log-lov-card","details":{"seat":1,"lot":"D4"}},{"key":"log-lov-rent","details":{"seat":1,"money":3}},{"key":"log-lov-rent","details":{"seat":2,"money":2}},{"key":"log-lov-income","details":{"seat":2,"lot":"A2","company":"vega","money":2}},{"key":"log-lov-income","details":{"seat":2,"lot":"B1","company":"vega","money":5}},{"key":"log-lov-income","details":{"seat":1,"lot":"B5","company":"vega","money":3}},{"key":"log-lov-points","details":{"seat":2,"lot":"A2","company":"vega","points":1,"before":1,"after":2}},{"key":"log-lov-points","details":{"seat":2,"lot":"B1","company":"vega","points":1,"before":2,"after":3}},{"key":"log-lov-points","details":{"seat":1,"lot":"B5","company":"vega","points":1,"before":1,"after":2}}]}','{"tokens":["end"],"chance":["card:D4"]}');
INSERT INTO "events" VALUES('lords',29,'step',0,1.79482957269628357888e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"A2","money":2}}]}','{"tokens":["gamble:A2=2"],"chance":[]}');
INSERT INTO "events" VALUES('lords',30,'undo',0,1.79482957271229338642e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',31,'step',0,1.79482957272666287422e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"E1","money":3}}]}','{"tokens":["gamble:E1=3"],"chance":[]}');
INSERT INTO "events" VALUES('lords',32,'step',1,1.79482957275176310536e+09,'{"story":[{"key":"log-lov-stand","details":{"seat":2}},{"key":"log-lov-gamble-won","details":{"seat":1,"other":2,"first":6,"second":5,"total":11,"money":3,"share":3}}]}','{"tokens":["stand"],"chance":["die:6","die:5"]}');
INSERT INTO "events" VALUES('lords',33,'step',0,1.79482957278468871118e+09,'{"story":[{"key":"log-lov-build","details":{"seat":1,"lot":"B2","company":"pioneer","money":6,"value":2}}]}','{"tokens":["build:B2=pioneer"],"chance":[]}');
INSERT INTO "events" VALUES('lords',34,'undo',0,1.79482957280425930025e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',35,'step',0,1.79482957282914114003e+09,'{"story":[{"key":"log-lov-build","details":{"seat":1,"lot":"B2","company":"pioneer","money":6,"value":2}}]}','{"tokens":["build:B2=pioneer"],"chance":[]}');
INSERT INTO "events" VALUES('lords',36,'step',0,1.79482957286234521871e+09,'{"story":[{"key":"log-lov-build","details":{"seat":1,"lot":"D4","company":"vega","money":12,"value":4}}]}','{"tokens":["build:D4=vega"],"chance":[]}');
INSERT INTO "events" VALUES('lords',37,'step',0,1.79482957290057349199e+09,'{"story":[{"key":"log-lov-card","details":{"seat":2,"lot":"C2"}},{"key":"log-lov-rent","details":{"seat":1,"money":1}},{"key":"log-lov-rent","details":{"seat":2,"money":3}},{"key":"log-lov-income","details":{"seat":2,"lot":"E1","company":"sphinx","money":3}},{"key":"log-lov-points","details":{"seat":2,"lot":"E1","company":"sphinx","points":1,"before":3,"after":4}}]}','{"tokens":["end"],"chance":["card:C2"]}');
INSERT INTO "events" VALUES('lords',38,'step',1,1.79482957293079566953e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":2,"other":1,"lot":"E5","money":1}}]}','{"tokens":["gamble:E5=1"],"chance":[]}');
INSERT INTO "events" VALUES('lords',39,'step',0,1.79482957295152306554e+09,'{"story":[{"key":"log-lov-lay-off","details":{"seat":1}},{"key":"log-lov-gamble-won","details":{"seat":2,"other":1,"first":5,"second":5,"total":10,"money":1,"share":0}}]}','{"tokens":["lay-off"],"chance":["die:5","die:5"]}');
INSERT INTO "events" VALUES('lords',40,'step',1,1.79482957298012161259e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":2,"lot":"E1","company":"tivoli","money":5}}]}','{"tokens":["remodel:E1=tivoli"],"chance":[]}');
INSERT INTO "events" VALUES('lords',41,'undo',1,1.79482957299402284614e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',42,'step',1,1.79482957301836371427e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":2,"lot":"B1","company":"tivoli","money":5}}]}','{"tokens":["remodel:B1=tivoli"],"chance":[]}');
INSERT INTO "events" VALUES('lords',43,'step',1,1.79482957303878021236e+09,'{"story":[{"key":"log-lov-reorganise","details":{"seat":2,"lot":"A2","money":2}},{"key":"log-lov-roll","details":{"lot":"A2","seat":2,"value":3}}]}','{"tokens":["reorganise:A2"],"chance":["die:3"]}');
INSERT INTO "events" VALUES('lords',44,'step',1,1.7948295730628986359e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":2,"lot":"A2","company":"sphinx","money":5}}]}','{"tokens":["remodel:A2=sphinx"],"chance":[]}');
INSERT INTO "events" VALUES('lords',45,'undo',1,1.79482957307791304588e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',46,'step',1,1.79482957310117650028e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":2,"lot":"A2","company":"sphinx","money":5}}]}','{"tokens":["remodel:A2=sphinx"],"chance":[]}');
INSERT INTO "events" VALUES('lords',47,'step',1,1.79482957311697649948e+09,'{"story":[{"key":"log-lov-card","details":{"seat":1,"lot":"B6"}},{"key":"log-lov-rent","details":{"seat":1,"money":2}},{"key":"log-lov-rent","details":{"seat":2,"money":3}},{"key":"log-lov-income","details":{"seat":1,"lot":"B2","company":"pioneer","money":2}},{"key":"log-lov-points","details":{"seat":1,"lot":"B2","company":"pioneer","points":1,"before":2,"after":3}}]}','{"tokens":["end"],"chance":["card:B6"]}');
INSERT INTO "events" VALUES('lords',48,'step',0,1.79482957313890790942e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"A2","money":1}}]}','{"tokens":["gamble:A2=1"],"chance":[]}');
INSERT INTO "events" VALUES('lords',49,'undo',0,1.79482957315630245204e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',50,'step',0,1.7948295731807119846e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":1,"lot":"D4","company":"pioneer","money":5}}]}','{"tokens":["remodel:D4=pioneer"],"chance":[]}');
INSERT INTO "events" VALUES('lords',51,'step',0,1.79482957320760679251e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"B1","money":1}}]}','{"tokens":["gamble:B1=1"],"chance":[]}');
INSERT INTO "events" VALUES('lords',52,'step',1,1.79482957322840428349e+09,'{"story":[{"key":"log-lov-lay-off","details":{"seat":2}},{"key":"log-lov-gamble-lost","details":{"seat":1,"other":2,"first":2,"second":6,"total":8,"money":1,"share":0}}]}','{"tokens":["lay-off"],"chance":["die:2","die:6"]}');
INSERT INTO "events" VALUES('lords',53,'step',0,1.79482957324622583394e+09,'{"story":[{"key":"log-lov-card","details":{"seat":2,"lot":"C12"}},{"key":"log-lov-rent","details":{"seat":1,"money":2}},{"key":"log-lov-rent","details":{"seat":2,"money":4}},{"key":"log-lov-income","details":{"seat":2,"lot":"A2","company":"sphinx","money":3}},{"key":"log-lov-income","details":{"seat":2,"lot":"E1","company":"sphinx","money":3}},{"key":"log-lov-points","details":{"seat":2,"lot":"A2","company":"sphinx","points":1,"before":4,"after":5}},{"key":"log-lov-points","details":{"seat":2,"lot":"E1","company":"sphinx","points":1,"before":5,"after":6}}]}','{"tokens":["end"],"chance":["card:C12"]}');
INSERT INTO "events" VALUES('lords',54,'step',1,1.79482957327459526067e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":2,"other":1,"lot":"D4","money":4}}]}','{"tokens":["gamble:D4=4"],"chance":[]}');
INSERT INTO "events" VALUES('lords',55,'step',0,1.79482957331062626836e+09,'{"story":[{"key":"log-lov-stand","details":{"seat":1}},{"key":"log-lov-gamble-lost","details":{"seat":2,"other":1,"first":3,"second":3,"total":6,"money":4,"share":4}}]}','{"tokens":["stand"],"chance":["die:3","die:3"]}');
INSERT INTO "events" VALUES('lords',56,'step',1,1.79482957333524250978e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":2,"lot":"A2","company":"tivoli","money":5}}]}','{"tokens":["remodel:A2=tivoli"],"chance":[]}');
INSERT INTO "events" VALUES('lords',57,'step',1,1.79482957336800026896e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":2,"lot":"E1","company":"tivoli","money":5}}]}','{"tokens":["remodel:E1=tivoli"],"chance":[]}');
INSERT INTO "events" VALUES('lords',58,'step',1,1.7948295733847358227e+09,'{"story":[{"key":"log-lov-card","details":{"seat":1,"lot":"E3"}},{"key":"log-lov-rent","details":{"seat":1,"money":3}},{"key":"log-lov-rent","details":{"seat":2,"money":4}},{"key":"log-lov-income","details":{"seat":1,"lot":"B5","company":"vega","money":3}},{"key":"log-lov-points","details":{"seat":1,"lot":"B5","company":"vega","points":1,"before":3,"after":4}}]}','{"tokens":["end"],"chance":["card:E3"]}');
INSERT INTO "events" VALUES('lords',59,'step',0,1.79482957341047358506e+09,'{"story":[{"key":"log-lov-reorganise","details":{"seat":1,"lot":"D4","money":4}},{"key":"log-lov-roll","details":{"lot":"D4","seat":1,"value":3}}]}','{"tokens":["reorganise:D4"],"chance":["die:3"]}');
INSERT INTO "events" VALUES('lords',60,'step',0,1.7948295734300129413e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":1,"lot":"D4","company":"sphinx","money":5}}]}','{"tokens":["remodel:D4=sphinx"],"chance":[]}');
INSERT INTO "events" VALUES('lords',61,'step',0,1.79482957344905185697e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"A2","money":2}}]}','{"tokens":["gamble:A2=2"],"chance":[]}');
INSERT INTO "events" VALUES('lords',62,'undo',0,1.79482957345723342888e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',63,'step',0,1.79482957347464346887e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"E1","money":2}}]}','{"tokens":["gamble:E1=2"],"chance":[]}');
INSERT INTO "events" VALUES('lords',64,'step',1,1.79482957349270582196e+09,'{"story":[{"key":"log-lov-lay-off","details":{"seat":2}},{"key":"log-lov-gamble-won","details":{"seat":1,"other":2,"first":1,"second":2,"total":3,"money":2,"share":1}}]}','{"tokens":["lay-off"],"chance":["die:1","die:2"]}');
INSERT INTO "events" VALUES('lords',65,'step',0,1.79482957352903890607e+09,'{"story":[{"key":"log-lov-card","details":{"seat":2,"lot":"A5"}},{"key":"log-lov-rent","details":{"seat":1,"money":3}},{"key":"log-lov-rent","details":{"seat":2,"money":5}},{"key":"log-lov-income","details":{"seat":2,"lot":"A2","company":"tivoli","money":3}},{"key":"log-lov-income","details":{"seat":2,"lot":"B1","company":"tivoli","money":5}},{"key":"log-lov-income","details":{"seat":2,"lot":"E1","company":"tivoli","money":3}},{"key":"log-lov-income","details":{"seat":1,"lot":"E5","company":"tivoli","money":3}},{"key":"log-lov-points","details":{"seat":2,"lot":"A2","company":"tivoli","points":1,"before":6,"after":7}},{"key":"log-lov-points","details":{"seat":2,"lot":"B1","company":"tivoli","points":1,"before":7,"after":8}},{"key":"log-lov-points","details":{"seat":2,"lot":"E1","company":"tivoli","points":1,"before":8,"after":8}},{"key":"log-lov-points","details":{"seat":1,"lot":"E5","company":"tivoli","points":1,"before":4,"after":5}}]}','{"tokens":["end"],"chance":["card:A5"]}');
INSERT INTO "events" VALUES('lords',66,'step',1,1.79482957355231189724e+09,'{"story":[{"key":"log-lov-build","details":{"seat":2,"lot":"C2","company":"tivoli","money":9,"value":3}}]}','{"tokens":["build:C2=tivoli"],"chance":[]}');
INSERT INTO "events" VALUES('lords',67,'step',1,1.79482957357787656785e+09,'{"story":[{"key":"log-lov-build","details":{"seat":2,"lot":"A5","company":"albion","money":9,"value":3}}]}','{"tokens":["build:A5=albion"],"chance":[]}');
INSERT INTO "events" VALUES('lords',68,'step',1,1.79482957360540628429e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":2,"other":1,"lot":"E5","money":1}}]}','{"tokens":["gamble:E5=1"],"chance":[]}');
INSERT INTO "events" VALUES('lords',69,'undo',1,1.79482957361745142934e+09,'{}','{}');
INSERT INTO "events" VALUES('lords',70,'step',1,1.79482957363504648205e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":2,"other":1,"lot":"D4","money":1}}]}','{"tokens":["gamble:D4=1"],"chance":[]}');
INSERT INTO "events" VALUES('lords',71,'step',0,1.79482957365842175486e+09,'{"story":[{"key":"log-lov-stand","details":{"seat":1}},{"key":"log-lov-gamble-lost","details":{"seat":2,"other":1,"first":4,"second":1,"total":5,"money":1,"share":1}}]}','{"tokens":["stand"],"chance":["die:4","die:1"]}');
INSERT INTO "events" VALUES('lords',72,'step',1,1.79482957368093228337e+09,'{"story":[{"key":"log-lov-card","details":{"seat":1,"lot":"D9"}},{"key":"log-lov-rent","details":{"seat":1,"money":4}},{"key":"log-lov-rent","details":{"seat":2,"money":3}},{"key":"log-lov-income","details":{"seat":1,"lot":"B2","company":"pioneer","money":2}},{"key":"log-lov-points","details":{"seat":1,"lot":"B2","company":"pioneer","points":1,"before":5,"after":6}}]}','{"tokens":["end"],"chance":["card:D9"]}');
INSERT INTO "events" VALUES('lords',73,'step',0,1.79482957370567679407e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":1,"lot":"E5","company":"albion","money":5}}]}','{"tokens":["remodel:E5=albion"],"chance":[]}');
INSERT INTO "events" VALUES('lords',74,'step',0,1.79482957373355245592e+09,'{"story":[{"key":"log-lov-gamble","details":{"seat":1,"other":2,"lot":"B1","money":4}}]}','{"tokens":["gamble:B1=4"],"chance":[]}');
INSERT INTO "events" VALUES('lords',75,'step',1,1.79482957376154804232e+09,'{"story":[{"key":"log-lov-lay-off","details":{"seat":2}},{"key":"log-lov-gamble-lost","details":{"seat":1,"other":2,"first":1,"second":5,"total":6,"money":4,"share":2}}]}','{"tokens":["lay-off"],"chance":["die:1","die:5"]}');
INSERT INTO "events" VALUES('lords',76,'step',0,1.79482957378074717519e+09,'{"story":[{"key":"log-lov-remodel","details":{"seat":1,"lot":"D4","company":"vega","money":5}}]}','{"tokens":["remodel:D4=vega"],"chance":[]}');
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	account VARCHAR(40), 
	account_key VARCHAR(120), 
	password VARCHAR(200), 
	generation INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	CONSTRAINT pk_people PRIMARY KEY (id), 
	CONSTRAINT uq_people_account_key UNIQUE (account_key)
);
INSERT INTO "people" VALUES('5mLHTAq9VzEV6aRhjpxlKg','Ann','ann','ann','$argon2id$v=19$m=65536,t=3,p=4$+3othe81y5eKl6Aph/Jg4A$VI3z/SITBVAv62yJOXD+MdcLjeDq9KKydoj+lmhNpY8',1,1.79482957023219156264e+09,1.79482957063881850244e+09);
INSERT INTO "people" VALUES('q5qNvdUn7cVuiv9tff2Vog','Ben','ben','ben','$argon2id$v=19$m=65536,t=3,p=4$BXklcKV2KegJRcmAPV7kiQ$TBQLhpzMG7lOruKVX4sut6EXyw5BOrwI/OwualsFgOg',1,1.79482957033873915674e+09,1.79482957095466756818e+09);
CREATE TABLE records (
	id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32), 
	text TEXT NOT NULL, 
	line TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (id), 
	CONSTRAINT fk_records_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE SET NULL
);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	total INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	names TEXT NOT NULL, 
	ended FLOAT NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE, 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "results" VALUES('over',0,'5mLHTAq9VzEV6aRhjpxlKg','welcome-to',1,1,1,'["Ann"]',1.79482957428616023065e+09);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person_id VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	bot VARCHAR(40), 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_person_id FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "seats" VALUES('plain',0,'person','5mLHTAq9VzEV6aRhjpxlKg','Ann',NULL);
INSERT INTO "seats" VALUES('plain',1,'person','q5qNvdUn7cVuiv9tff2Vog','Ben',NULL);
INSERT INTO "seats" VALUES('expert',0,'person','5mLHTAq9VzEV6aRhjpxlKg','Ann',NULL);
INSERT INTO "seats" VALUES('expert',1,'person','q5qNvdUn7cVuiv9tff2Vog','Ben',NULL);
INSERT INTO "seats" VALUES('vegas',0,'person','5mLHTAq9VzEV6aRhjpxlKg','Ann',NULL);
INSERT INTO "seats" VALUES('vegas',1,'person','q5qNvdUn7cVuiv9tff2Vog','Ben',NULL);
INSERT INTO "seats" VALUES('snapshot',0,'person','5mLHTAq9VzEV6aRhjpxlKg','Ann',NULL);
INSERT INTO "seats" VALUES('snapshot',1,'person','q5qNvdUn7cVuiv9tff2Vog','Ben',NULL);
INSERT INTO "seats" VALUES('lords',0,'person','5mLHTAq9VzEV6aRhjpxlKg','Ann',NULL);
INSERT INTO "seats" VALUES('lords',1,'person','q5qNvdUn7cVuiv9tff2Vog','Ben',NULL);
INSERT INTO "seats" VALUES('over',0,'person','5mLHTAq9VzEV6aRhjpxlKg','Ann',NULL);
INSERT INTO "seats" VALUES('open',0,'person','5mLHTAq9VzEV6aRhjpxlKg','Ann',NULL);
INSERT INTO "seats" VALUES('open',1,'open',NULL,'',NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	seq BIGINT NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (table_id), 
	CONSTRAINT fk_snapshots_table_id FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('snapshot',13,'{"position":{"game":"welcome-to","rules":1,"seats":2,"options":{"advanced":false,"roundabouts":true,"expert":false},"stage":"play","turn":6,"plans":[{"plan":"estates-333","approved":false},{"plan":"estates-36","approved":false},{"plan":"estates-1223","approved":false}],"cards":{"pile":["1-surveyor","1-estate","1-park","2-estate","2-park","3-surveyor","3-pool","3-bis","4-estate","4-park","4-pool","4-temp","5-surveyor","5-surveyor","5-estate","5-park","5-park","6-surveyor","6-estate","6-park","6-bis","7-surveyor","7-estate","7-estate","7-park","7-pool","7-bis","8-surveyor","8-estate","8-park","8-park","8-pool","8-temp","9-surveyor","9-estate","9-estate","9-park","9-temp","10-surveyor","10-surveyor","10-estate","10-park","10-pool","10-temp","10-bis","11-surveyor","11-surveyor","11-estate","11-estate","12-estate","12-park","12-temp","12-bis","13-pool","13-temp","13-bis","14-estate","15-surveyor","15-estate","15-park"],"numbers":["13-surveyor","9-pool","7-temp"],"effects":["6-surveyor","9-bis","4-bis"]},"sheets":[{"streets":[{"houses":[null,null,null,null,null,null,null,null,"R",null],"fences":[8,9],"pools":[],"parks":0,"used":[]},{"houses":[null,null,8,null,null,null,null,null,null,null,9],"fences":[4],"pools":[],"parks":0,"used":[]},{"houses":[null,2,null,6,null,null,14,null,null,null,null,"R"],"fences":[11],"pools":[],"parks":1,"used":[]}],"estates":[0,0,0,0,0,0],"temps":0,"refusals":0,"plans":[0,0,0]},{"streets":[{"houses":["R",null,null,null,null,9,14,null,null,null],"fences":[1],"pools":[],"parks":0,"used":[]},{"houses":[null,null,null,null,null,null,null,null,null,8,null],"fences":[],"pools":[],"parks":0,"used":[]},{"houses":[7,null,null,null,"R",null,null,null,3,null,null,null],"fences":[3,4,5],"pools":[],"parks":0,"used":[]}],"estates":[0,0,0,0,0,0],"temps":0,"refusals":0,"plans":[0,0,0]}],"drafts":[[],[]]},"turn":13,"turn_began":1794829571.940198,"answers":24,"keys":{},"waiting":[0,1],"late":[]}');
INSERT INTO "snapshots" VALUES('lords',65,'{"position":{"game":"lords-of-vegas","rules":1,"options":{},"seats":2,"phase":"turn","active":2,"card":"A5","players":[{"money":11,"points":5,"lots":["B6","D2","E3"]},{"money":19,"points":8,"lots":["A4","A5","C2","C6","C12"]}],"tiles":{"A2":{"company":"tivoli","seat":2,"die":3},"B1":{"company":"tivoli","seat":2,"die":5},"B2":{"company":"pioneer","seat":1,"die":2},"B5":{"company":"vega","seat":1,"die":3},"D4":{"company":"sphinx","seat":1,"die":3},"E1":{"company":"tivoli","seat":2,"die":3},"E5":{"company":"tivoli","seat":1,"die":3}},"drawn":["A2","A4","A5","B1","B2","B5","B6","C2","C6","C12","D2","D4","E1","E3","E5"],"reorganised":[],"gambled":false,"offered":[],"offers":[],"pending":null},"turn":65,"turn_began":1794829573.529039,"answers":35,"keys":{},"waiting":[1],"late":[]}');
INSERT INTO "snapshots" VALUES('over',22,'{"position":{"game":"welcome-to","rules":1,"seats":1,"options":{"advanced":false,"roundabouts":false,"expert":false},"stage":"over","turn":19,"plans":[{"plan":"estates-55","approved":false},{"plan":"estates-45","approved":false},{"plan":"estates-235","approved":false}],"cards":{"pile":["2-surveyor","2-park","3-surveyor","5-surveyor","6-estate","6-bis","7-surveyor","7-estate","7-park","7-bis","8-estate","8-temp","8-bis","9-surveyor","9-estate","9-estate","10-surveyor","10-surveyor","10-park","11-estate","11-park","12-park","13-pool","15-estate"],"hand":["13-surveyor","13-temp","10-pool"]},"sheets":[{"streets":[{"houses":[8,10,12,15,null,null,null,null,null,null],"fences":[],"pools":[],"parks":1,"used":[]},{"houses":[null,1,4,null,null,5,null,null,null,6,8],"fences":[9],"pools":[],"parks":0,"used":[]},{"houses":[7,9,"9b",null,10,"10b",11,12,14,15,null,null],"fences":[],"pools":[7],"parks":0,"used":[]}],"estates":[0,2,0,0,0,0],"temps":2,"refusals":3,"plans":[0,0,0]}],"solo_card":"hidden","drafts":[[]]},"turn":21,"turn_began":1794829574.2860582,"answers":60,"keys":{},"waiting":[],"late":[]}');
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seat_count INTEGER NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	host VARCHAR(32), 
	invite VARCHAR(32) NOT NULL, 
	turn_limit INTEGER, 
	when_late VARCHAR(10) NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	seed VARCHAR(80) NOT NULL, 
	rematch VARCHAR(32), 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, 
	waiting TEXT NOT NULL, 
	due FLOAT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES people (id) ON DELETE SET NULL, 
	CONSTRAINT uq_tables_invite UNIQUE (invite)
);
INSERT INTO "tables" VALUES('plain','welcome-to',1,'{"advanced":false,"roundabouts":false,"expert":false}',2,'running','5mLHTAq9VzEV6aRhjpxlKg','FNG1SxUWZMkELCsFfzAPfg',NULL,'ask',1,'372f117ba9cdfd9f59ffc8f597472f7a52bd309a6554146217637d600c9c865a',NULL,1.79482957097563910488e+09,1.79482957127700448038e+09,'[1]',NULL);
INSERT INTO "tables" VALUES('expert','welcome-to',1,'{"advanced":true,"roundabouts":false,"expert":true}',2,'running','5mLHTAq9VzEV6aRhjpxlKg','9A984uTpFnNCohOUK2apDg',NULL,'ask',1,'57360080cf1f020897d8da1d00add963640871aa5062a32fa638fcce1a719e41',NULL,1.79482957130132102967e+09,1.79482957145590376855e+09,'[1]',NULL);
INSERT INTO "tables" VALUES('vegas','new-las-vegas',1,'{"introductory":false,"acme":1,"sheet":null}',2,'running','5mLHTAq9VzEV6aRhjpxlKg','gyDOCOS-ut6rsV31UPijCQ',NULL,'ask',1,'f9d45039648dcfe71b25f369bb4938363291f2d65daf5dff03a122468e35ab2a',NULL,1.79482957147044658663e+09,1.79482957166311407086e+09,'[1]',NULL);
INSERT INTO "tables" VALUES('snapshot','welcome-to',1,'{"advanced":false,"roundabouts":true,"expert":false}',2,'running','5mLHTAq9VzEV6aRhjpxlKg','-YuGOw81azj1s5O_2UzFPQ',NULL,'ask',1,'381c5dfea8247b5a15233ef6c4bb30166823253da4f53b9fca550fd3b423c9ef',NULL,1.79482957168114709849e+09,1.79482957214135479921e+09,'[1]',NULL);
INSERT INTO "tables" VALUES('lords','lords-of-vegas',1,'{}',2,'running','5mLHTAq9VzEV6aRhjpxlKg','SAHw3VaZhOmzv_TA5j8_3A',NULL,'ask',1,'8d3ec5fe2f2def45c36a8113790761589967f8b98b7e11706d622dad578da73e',NULL,1.79482957215402436253e+09,1.79482957378074717519e+09,'[0]',NULL);
INSERT INTO "tables" VALUES('over','welcome-to',1,'{"advanced":false,"roundabouts":false,"expert":false}',1,'over','5mLHTAq9VzEV6aRhjpxlKg','FPcWOOo00ALz_YWawcoHrw',NULL,'ask',1,'9771696e28723f9140cd2d3ceaec07ac8c8fa60391f89dd25adcdf3feaff0e3e',NULL,1.79482957379730916026e+09,1.79482957428616023065e+09,'[]',NULL);
INSERT INTO "tables" VALUES('open','welcome-to',1,'{"advanced":false,"roundabouts":false,"expert":false}',2,'open','5mLHTAq9VzEV6aRhjpxlKg','TpZycmDa2amU0GLhT1bN_Q',NULL,'ask',1,'4e4ad8d57a0101df8906143d8dea51f5f953e0f3ee1ce4c126932f8c47257e69',NULL,1.79482957430413675309e+09,1.79482957430413675309e+09,'[]',NULL);
CREATE INDEX ix_records_person_id ON records (person_id);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_results_person_id_ended ON results (person_id, ended);
CREATE INDEX ix_seats_person_id ON seats (person_id);
COMMIT;
