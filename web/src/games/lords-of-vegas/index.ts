import type { GameModule } from '../board';
import { plainGame } from '../plain';
import Board from './Board.svelte';

export const game: GameModule = { ...plainGame('lords-of-vegas'), Board };
