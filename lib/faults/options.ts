import { parseArgs } from 'node:util';

export interface Options {
  /** Names of scenarios; none: all of them. */
  only: string[];
  /** How long the soak lasts; undefined: as long as the form has it. */
  minutes: number | undefined;
  seed: number;
  /** All scenarios in small, three minutes at most. */
  isShort: boolean;
  /** A scenario that fails runs once more; both runs stand in the table, the second decides. */
  mayRetry: boolean;
}

const MOST_MINUTES = 24 * 60;

/** Reads the command line. Throws an Error that says what is wrong with it. */
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
