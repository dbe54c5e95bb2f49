import type { Scenario } from '../scenario.ts';
import { kills } from './kills.ts';
import { races } from './races.ts';

/** In the order in which they run. */
export const scenarios: readonly Scenario[] = [races, kills];
