import { parseArgs } from 'node:util';

export interface Options {
  /** Updates that are killed: one at each step, further ones at any moment. */
  kills: number;
  /** Orders that are there before. */
  orders: number;
  /** No further update is killed after this time. */
  maxKillMs: number;
  /** Pause of a customer between two orders. */
  thinkMs: number;
  /** Longest time in which a reader waits or no order comes. */
  maxAwayMs: number;
}

const steps = 4;
/** Within which a reader must be answered at all. */
export const readLimitMs = 60_000;

/**
 * Parses the command line: `--short`, or `--kills`, `--minutes` for them, and `--orders`. Throws
 * where a number is none.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      kills: { type: 'string' },
      minutes: { type: 'string', default: '1440' },
      orders: { type: 'string' },
    },
  });
  const kills = Number(values.kills ?? (values.short ? steps : 100));
  const orders = Number(values.orders ?? (values.short ? 0 : 10_000));
  const maxKillMs = Number(values.minutes) * 60_000;
  if (!Number.isSafeInteger(kills) || !Number.isSafeInteger(orders) || kills < steps || orders < 0)
    throw new Error(`--kills is a number from ${steps} on, --orders one from 0 on`);
  if (!(maxKillMs > 0)) throw new Error('--minutes is a number above 0');
  return values.short
    ? // It runs beside whatever else the machine does: its times are figures, and the customer leaves it room.
      { kills, orders, maxKillMs, thinkMs: 250, maxAwayMs: readLimitMs }
    : { kills, orders, maxKillMs, thinkMs: 40, maxAwayMs: 10_000 };
}
