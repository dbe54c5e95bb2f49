import type { Random } from './random.ts';
import type { Report } from './report.ts';
import type { Shop } from './shop.ts';
import type { StandIns } from './stand-ins.ts';
import type { Store } from './store.ts';
import type { DataFolder } from './data-folder.ts';

export interface Bench {
  store: Store;
  shop: Shop;
  standIns: StandIns;
  folder: DataFolder;
  random: Random;
  report: Report;
  isShort: boolean;
  minutes: number | undefined;
  /** Chooses the value for the short or the full run. */
  inForm: <T>(short: T, full: T) => T;
  say: (line: string) => void;
}

export interface Scenario {
  name: string;
  /** True if programs of the store may exit during the scenario and restart. */
  endsPrograms?: boolean;
  run: (bench: Bench) => Promise<void>;
}
