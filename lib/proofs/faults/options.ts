import { parseArgs } from 'node:util';

export interface Options {
  /** Names of scenarios; empty: all of them. */
  only: string[];
  /** Duration of the soak; undefined: the default of the short or full run. */
  minutes: number | undefined;
  seed: number;
  /** Short versions of all scenarios, three minutes at most. */
  isShort: boolean;
  /** Runs a failed scenario once more; both runs appear in the table, the second decides. */
  mayRetry: boolean;
}

const MOST_MINUTES = 24 * 60;

/** Parses the command line. Throws an Error that names the mistake. */
export function readOptions(args: string[], names: readonly string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: '' },
      minutes: { type: 'string' },
      seed: { type: 'string', default: '1' },
      short: { type: 'boolean', default: false },
      retry: { type: 'boolean', default: false },
    },
  });
  const only = values.only.split(',').filter(Boolean);
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no scenario ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  }
  const seed = Number(values.seed);
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error('--seed must be a whole number');
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  if (minutes !== undefined && !(minutes > 0 && minutes <= MOST_MINUTES)) {
    throw new Error(`--minutes must be more than 0 and at most ${MOST_MINUTES}`);
  }
  return { only, minutes, seed, isShort: values.short, mayRetry: values.retry };
}
