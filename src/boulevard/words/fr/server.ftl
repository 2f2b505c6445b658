error-server-bad-request = La requête n'a pas pu être comprise : { $where } : { $problem }
error-server-message = Le message n'a pas pu être compris : { $where } : { $problem }
error-server-name = Un nom a de 1 à { $most } caractères visibles.
error-server-chat = Un message a de 1 à { $most } caractères.
error-server-account-name = Un nom de compte a de { $fewest } à { $most } caractères visibles.
error-server-account-taken = Le nom de compte « { $account } » est déjà pris.
error-server-has-account = Vous avez déjà le compte « { $account } ».
error-server-password-length = Un mot de passe a de { $fewest } à { $most } caractères.
error-server-login = Le compte et le mot de passe ne correspondent pas.
error-server-link = Ce lien personnel n'est pas valable ou ne l'est plus.
error-server-no-identity = Le serveur ne sait pas qui vous êtes ; ouvrez d'abord la page d'accueil.
error-server-origin = Les requêtes venant d'autres sites sont refusées.
error-server-not-your-seat = La place { $seat } n'est pas la vôtre.
error-server-not-host = Seul l'hôte de la table peut faire cela.
error-server-not-seated = Il faut avoir une place à cette table pour faire cela.
error-server-invite = Il faut le lien d'invitation de cette table pour s'asseoir.
error-server-no-spectators = Cette table n'accepte pas de spectateurs.
error-server-no-route = Il n'y a rien à cette adresse.
error-server-no-table = Cette table n'existe pas.
error-server-no-invite = Cette invitation ne mène à aucune table.
error-server-no-record = Cette partie enregistrée n'existe pas.
error-server-method = Cette adresse n'accepte pas ce genre de requête.
error-server-too-large = C'est trop grand ; la limite est de { $most } octets.
error-server-media-type = Le contenu doit être de type { $wanted }.
error-server-too-fast = Trop de requêtes ; réessayez dans { $seconds } s.
error-server-busy = Il se passe trop de choses à cette table ; réessayez.
error-server-going-down = Le serveur s'arrête ; réessayez dans un instant.
error-server-database = Le serveur n'accède pas à ses données en ce moment ; rien n'a été fait. Réessayez bientôt.
error-server-defect = Quelque chose s'est mal passé sur le serveur. Ce n'est pas votre faute.
error-server-not-started = La partie n'a pas encore commencé.
error-server-started = La partie a déjà commencé.
error-server-not-over = La partie n'est pas encore terminée.
error-server-open-seats = La partie ne peut pas commencer ; places libres : { $count }.
error-server-seat-taken = La place { $seat } est prise.
error-server-places = Entrées données : { $places }, places : { $seats }. Donnez une entrée par place.
error-server-not-late = Le joueur { $seat } a encore du temps.
error-server-wait = Quelqu'un a demandé un instant. La carte pourra être retournée ensuite, au plus tard dans { $seconds } s.
error-server-no-pause = Il n'y a rien à retarder pour l'instant.
error-server-waited = Vous avez déjà demandé un instant avant cette carte.
error-server-turn-over = Le tour { $turn } est terminé ; c'est maintenant le tour { $now }.
error-server-no-steps = Dans ce jeu, on prépare un tour entier, puis on le confirme.
error-server-record-secret = La partie enregistrée trahirait des secrets ; elle sera disponible à la fin.
error-server-record-long = Une partie enregistrée compte au plus { $most } étapes.
error-server-replay-range = Étapes de cette partie enregistrée : { $length }. Demandez-en une partie.
error-server-no-turn = Tours de cette partie : { $turns }. Choisissez l'un d'eux.
error-server-no-practice = Il n'y a pas de partie d'entraînement : { $game }.
error-server-old-rules = Cette table suit la version { $rules } des règles de { $game }, qui ne se joue plus ici.
error-server-workers = Plusieurs processus ({ $workers }) ne sont possibles que sous Linux ; prenez-en un seul.
error-server-worker = Le serveur n'a pas pu démarrer ; la cause est indiquée ci-dessus.
error-server-sqlite-taken = Un autre serveur utilise « { $file } ».
error-server-workers-left = Des processus d'un serveur interrompu travaillent encore avec « { $file } ». Réessayez dans un instant, ou arrêtez-les.
error-server-database-url = L'adresse de la base de données doit commencer par sqlite:///FICHIER ou postgresql://.
error-server-no-database = La base de données est inutilisable : { $reason }
error-server-setting = Valeur refusée : { $name } ({ $problem }). Les valeurs possibles se trouvent dans docs/server.md.
error-server-address-taken = Impossible d'écouter sur { $host }:{ $port } : { $reason }
error-server-backup-exists = « { $file } » existe déjà ; rien n'a été écrit.
error-server-backup-tool = La sauvegarde de PostgreSQL exige le programme pg_dump, introuvable ou en échec : { $reason }

# boulevard load
error-load-server = Le serveur à mesurer ne répond pas comme prévu : { $reason }
error-load-limits = Le serveur à mesurer limite la vitesse des requêtes ; démarrez-le avec des valeurs élevées de BOULEVARD_HTTP_RATE, BOULEVARD_CREATE_RATE et BOULEVARD_SOCKET_RATE.
error-load-lost = Connexions coupées par le serveur : { $count }. Les chiffres n'auraient pas de sens ; essayez avec moins de joueurs ou un rythme plus lent.
error-load-restart = Seul un serveur lancé pour la mesure peut être relancé : ne donnez pas --url.
error-load-attack = Seul un serveur lancé pour la mesure est attaqué (ne donnez pas --url), et de l'une de ces façons : { $known }.
error-server-many-bots = Robots qui peuvent s'asseoir à une table : { $most } au plus.
error-server-many-seats = Places qu'une personne peut occuper à une table : { $most } au plus.
error-server-many-sockets = Trop de connexions sont ouvertes ; la limite est de { $most }. Fermez-en quelques-unes.
error-server-malformed = « { $file } » est endommagé ou n'est pas une base SQLite : { $reason }
error-server-no-backup = Il n'y a pas de fichier « { $file } » à restaurer.
error-server-restore-full = Une sauvegarde PostgreSQL se restaure dans une base vide ; celle-ci contient des tables.
error-server-password-common = Ce mot de passe est l'un des premiers que d'autres essaieraient ; choisissez-en un autre.
error-server-no-account = Vous jouez en invité, sans compte ni mot de passe.
error-server-unknown-account = Il n'y a pas de compte « { $account } ».
error-server-slow = La requête n'est pas arrivée dans le délai de { $seconds } s.
error-server-unknown-setting = Il n'y a pas de réglage { $name }.
error-server-second-seat = Ce jeu a ses secrets : pendant la partie, personne ne peut prendre une deuxième place.
error-server-unsure = Le serveur a perdu l'accès à ses données au mauvais moment : c'est peut-être fait, peut-être pas. Vérifiez, ou réessayez avec la même clé.

# Entrer, et être appelé.
error-server-colour-taken = La place { $seat } a déjà cette couleur.
error-server-no-code = Aucune table n'a ce code en ce moment. Un code est valable deux jours.
error-server-no-call = Ce moyen de vous prévenir n'existe pas.
error-server-many-calls = On peut garder au plus { $most } moyens de vous prévenir.
error-server-push-address = Ce serveur ne peut pas prévenir ce navigateur.
error-server-mail-address = Ce serveur ne peut pas écrire à cette adresse.
error-server-mail-failed = L'e-mail n'a pas pu être envoyé. Réessayez plus tard.
error-server-mail-settings = L'e-mail exige BOULEVARD_SMTP_URL (smtp://... ou smtps://...), BOULEVARD_MAIL_FROM et BOULEVARD_PUBLIC_URL.
error-server-call-link = Ce lien n'est plus valable.
call-turn = { $game } : c'est à vous
call-deal = { $game } : une offre vous attend
call-over = { $game } : la partie est finie
call-with = Avec { $names }
mail-confirm-title = Boulevard peut-il vous écrire ?
mail-confirm =
    { $name } a donné cette adresse sur un serveur Boulevard pour savoir quand une partie l'attend.

    Si c'était vous, ouvrez ce lien :
    { $link }

    Sinon, ne faites rien : vous ne recevrez plus aucun e-mail.
mail-call =
    { $title }.
    { $names }

    Retour à la table :
    { $link }

    Ne plus recevoir ces e-mails :
    { $stop }
error-server-no-pages = Ce Boulevard a été construit sans l’application pour navigateur.
error-server-site-folder = Le dossier { $folder } contient autre chose ; choisissez-en un nouveau ou un vide.
error-server-club-code = Ce serveur est celui d'un club ; les nouveaux venus ont besoin de son code.
error-server-banned = Ce serveur ne vous laisse plus entrer. Adressez-vous à la personne qui s'en occupe.
error-server-muted = Vous pouvez jouer, mais pas écrire pour le moment. Adressez-vous à la personne qui s'occupe de ce serveur.
error-server-not-administrator = Seule l'administration du serveur peut faire cela.
error-server-is-administrator = { $name } administre ce serveur. Retirez-lui d'abord ce droit : boulevard admin promote --off
error-server-no-person = Il n'y a personne du nom de « { $name } ».
error-server-nothing-said = Rien n'a été dit à cet endroit.
error-server-long-text = C'est trop long. Nombre de caractères autorisé : { $most }.
error-server-address = « { $address } » n'est pas une adresse comme 192.0.2.1 ou 2001:db8::1.
error-chaos-fault = Il n'y a pas de panne « { $name } » ; il y a : { $known }.
error-chaos-line = Impossible de créer un réseau à part ({ $reason }). Il faut Linux, la commande `ip` et les droits d'administration.
error-chaos-lines-database = Des machines avec leur propre réseau ont besoin d'une base de données que toutes deux atteignent : indiquez-la avec --database-url.
