import type { GameModule } from '../board';
import Board from './Board.svelte';
import type { Wire } from './notation';
import { words } from './words';

export const game: GameModule<Wire> = { ...words, Board };
