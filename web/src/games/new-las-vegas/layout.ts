// Where things stand in the drawing of a city, drawn to the box it gets. Everything follows from the box and from
// how many streets and avenues there are.
import { crossing, type Crossing } from './sheet';

export const PITCH = 98; // from one cross road to the next
export const LOT = 68; // width of a casino
export const TALL = 104; // least height of a casino
export const ROAD = 24;
export const HOTELS = 92; // height of the strip below
const GOLF = 66; // of the course above; without it there is a strip of sky
const SKY = 22;
/** Below this width casinos are too narrow for a finger: they come near first. */
const PHONE = 520;

export interface Box {
  width: number;
  height: number;
}

export class Plan {
  /** Pixels for one unit. */
  readonly scale: number;
  readonly far: boolean;
  readonly width: number;
  readonly height: number;
  /** Where the first street begins. */
  readonly top: number;
  readonly tall: number;
  readonly pitch: number;
  readonly left: number;

  constructor(box: Box, readonly streets: number, readonly avenues: number, golf: boolean) {
    this.far = box.width < PHONE;
    this.pitch = this.far ? 77 : PITCH;
    this.left = this.far ? 30 : 46;
    this.top = golf ? GOLF : SKY;
    this.width = this.left + avenues * this.pitch + (this.far ? 8 : 62);
    const rest = this.top + HOTELS + streets * ROAD;
    // Scaled by width; the height that is left makes casinos taller. Where there is none, scaled by height.
    this.scale = Math.max(0.1, Math.min(box.width / this.width, box.height / (rest + streets * TALL)));
    this.tall = Math.floor(Math.min(this.far ? 176 : 190, Math.max(TALL, (box.height / this.scale - rest) / streets)));
    this.height = rest + streets * this.tall;
  }

  get ground(): number {
    return this.top + this.streets * (this.tall + ROAD);
  }
  roadX(west: number): number {
    return this.left + west * this.pitch;
  }
  roadY(street: number): number {
    return this.lotY(street) + this.tall + ROAD / 2;
  }
  lotX(avenue: number): number {
    return this.roadX(avenue - 1) + (this.pitch - LOT) / 2;
  }
  lotY(street: number): number {
    return this.top + (street - 1) * (this.tall + ROAD);
  }
  middleX(avenue: number): number {
    return this.roadX(avenue - 1) + this.pitch / 2;
  }
  point(at: Crossing): string {
    return `${this.roadX(at.west)} ${this.roadY(at.street)}`;
  }
  path(way: readonly string[]): string {
    return way.map((name, i) => `${i ? 'L' : 'M'}${this.point(crossing(name))}`).join('');
  }
}

/** Which way the limousine looks on the way from one crossing to the next, in degrees; to the west it is mirrored, not turned over. */
export const turn = (from: Crossing, to: Crossing): number =>
  from.street !== to.street ? (to.street > from.street ? 90 : -90) : to.west < from.west ? 180 : 0;
