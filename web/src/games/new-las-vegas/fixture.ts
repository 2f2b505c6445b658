// Moments of played games, written by the engine (`make types`), for tests.
import type { Moment } from '../fixture';
import kept from './moments.fixture.json';
import type { Facts, Wire } from './sheet';

export const facts = kept.facts as unknown as Facts;
export const moments = kept.moments as unknown as (Moment<Wire> & { view: Wire['view'] })[];
