import type { Random } from './random.ts';
import type { Report } from './report.ts';
import type { Shop } from './shop.ts';
import type { StandIns } from './stand-ins.ts';
import type { Store } from './store.ts';
import type { DataFolder } from './data-folder.ts';

/** What a scenario works with. */
export interface Bench {
  store: Store;
  shop: Shop;
  standIns: StandIns;
  folder: DataFolder;
  random: Random;
  report: Report;
  isShort: boolean;
  minutes: number | undefined;
  /** One of two, by the form. */
  inForm: <T>(short: T, full: T) => T;
  say: (line: string) => void;
}

export interface Scenario {
  name: string;
  /** Programs of the store that may end by it and come back. */
  endsPrograms?: boolean;
  run: (bench: Bench) => Promise<void>;
}
