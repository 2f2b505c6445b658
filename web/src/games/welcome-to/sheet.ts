// Reading the notation of Welcome To, for drawing.
import type { Say } from '../../core/words.svelte';

export type { Facts, MenuEntry, Sheet, SheetReadings, View, WelcomeTo as Wire } from '../../core/generated/welcome-to';

/** `8-park` -> 8 and park. */
export function card(text: string | null | undefined): { number: number; effect: string } | null {
  if (!text) return null;
  const [number = '', effect = ''] = text.split('-');
  return { number: Number(number), effect };
}

/** A house by name: street and place, both as in `2.4`. */
export function house(name: string): { street: number; place: number } {
  const [street = '1', place = '1'] = name.split('.');
  return { street: Number(street) - 1, place: Number(place) };
}

/** Streets have names, so that one can speak of them. */
export const streetName = (street: number, say: Say): string => say(`wt-street-${street + 1}`);
