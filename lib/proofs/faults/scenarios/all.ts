import type { Scenario } from '../scenario.ts';
import { bombs } from './bombs.ts';
import { clock } from './clock.ts';
import { combos } from './combos.ts';
import { database } from './database.ts';
import { disk } from './disk.ts';
import { flooders } from './flooders.ts';
import { floods } from './floods.ts';
import { fuzz } from './fuzz.ts';
import { greedy } from './greedy.ts';
import { hangs } from './hangs.ts';
import { kills } from './kills.ts';
import { loops } from './loops.ts';
import { network } from './network.ts';
import { providers } from './providers.ts';
import { races } from './races.ts';
import { soak } from './soak.ts';
import { webhooks } from './webhooks.ts';

/**
 * In the order in which they run: first scenarios that end no program, last those that may change
 * the shop itself.
 */
export const scenarios: readonly Scenario[] = [
  races,
  combos,
  webhooks,
  providers,
  network,
  floods,
  flooders,
  loops,
  greedy,
  bombs,
  clock,
  database,
  disk,
  hangs,
  kills,
  soak,
  fuzz,
];
