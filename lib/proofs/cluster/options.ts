import { parseArgs } from 'node:util';

export interface Options {
  /** Orders that must be acknowledged at least. */
  orders: number;
  /** Fewer orders and shorter pauses. */
  isShort: boolean;
  /** Measures only processor time, without orders. */
  measuresOnly: boolean;
  /** Allows the installation of missing packages of Debian. */
  mayInstall: boolean;
}

const usualOrders = 1_000;
const shortOrders = 60;
const maxOrders = 100_000;

/** Parses the command line. Throws an Error that names the mistake. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      orders: { type: 'string' },
      short: { type: 'boolean', default: false },
      measure: { type: 'boolean', default: false },
      install: { type: 'boolean', default: false },
    },
  });
  const orders = Number(values.orders ?? (values.short ? shortOrders : usualOrders));
  if (!Number.isSafeInteger(orders) || orders < 1 || orders > maxOrders) {
    throw new Error(`--orders must be a whole number from 1 to ${maxOrders}`);
  }
  return {
    orders,
    isShort: values.short,
    measuresOnly: values.measure,
    mayInstall: values.install,
  };
}
