// Where things stand in the drawing of a city. Everything follows from how many streets and avenues there are.
import type { Crossing } from './edition';

export const PITCH = 98; // from one cross road to the next
export const ROW = 138; // from one street to the next
export const LEFT = 66; // the first cross road
export const TOP = 128; // where the first street begins: the golf course is above
export const LOT = 68; // width of a casino
export const TALL = 104; // height of a casino
export const HOTELS = 132; // height of the strip below

export const roadX = (west: number): number => LEFT + west * PITCH;
export const roadY = (street: number): number => TOP + (street - 1) * ROW + TALL + 17;
export const lotX = (avenue: number): number => roadX(avenue - 1) + (PITCH - LOT) / 2;
export const lotY = (street: number): number => TOP + (street - 1) * ROW;
export const middleX = (avenue: number): number => roadX(avenue - 1) + PITCH / 2;
export const width = (avenues: number): number => roadX(avenues) + 62;
export const height = (streets: number): number => TOP + streets * ROW + HOTELS + 6;

/** Which way the limousine looks on the way from one crossing to the next, in degrees; to the west it is mirrored, not turned over. */
export const turn = (from: Crossing, to: Crossing): number =>
  from.street !== to.street ? (to.street > from.street ? 90 : -90) : to.west < from.west ? 180 : 0;

export const point = (at: Crossing): string => `${roadX(at.west)} ${roadY(at.street)}`;
export const path = (way: readonly Crossing[]): string => way.map((at, i) => `${i ? 'L' : 'M'}${point(at)}`).join('');
