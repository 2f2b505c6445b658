import type { GameModule } from '../board';
import Board from './Board.svelte';
import type { View } from './position';
import { words } from './words';

export const game: GameModule<View> = { ...words, Board };
