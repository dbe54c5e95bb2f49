import type { Report } from '../faults/report.ts';
import type { Answers } from './answers.ts';
import type { Cluster } from './cluster.ts';
import type { OrderLoad } from './order-load.ts';
import type { SecondBuild } from './second-build.ts';

export interface Bench {
  cluster: Cluster;
  secondBuild: SecondBuild;
  isShort: boolean;
  report: Report;
  say: (line: string) => void;
}

/** A bench with customers that order all the while. */
export interface BusyBench extends Bench {
  answers: Answers;
  load: OrderLoad;
  /** Products that do not run out. */
  products: readonly number[];
}

export interface Proof<Given extends Bench> {
  name: string;
  run: (bench: Given) => Promise<void>;
}
