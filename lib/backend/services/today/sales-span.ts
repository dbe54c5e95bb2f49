import type { SalesPeriod } from '../../../contract/staff-today.ts';

/** India keeps one time, +05:30, all year: its days are all as long. */
const offset = 5.5 * 3_600_000;
const day = 86_400_000;

const days: Record<SalesPeriod, number> = { today: 1, week: 7, month: 30, quarter: 90 };

export interface SalesSpan {
  /** Midnight in India on the first day. */
  from: Date;
  /** Midnight after the last day. */
  to: Date;
  bucketSeconds: 3_600 | 86_400;
  buckets: number;
  /** Where as long a time before begins and, at this time of day, ends. */
  before: { from: Date; to: Date };
}

/** The days of a period, today the last of them, and as many before. */
export function salesSpan(period: SalesPeriod, now: Date): SalesSpan {
  const midnight = Math.floor((now.getTime() + offset) / day) * day - offset;
  const length = days[period] * day;
  const from = midnight + day - length;
  const bucketSeconds = period === 'today' ? 3_600 : 86_400;
  return {
    from: new Date(from),
    to: new Date(midnight + day),
    bucketSeconds,
    buckets: length / 1_000 / bucketSeconds,
    before: { from: new Date(from - length), to: new Date(now.getTime() - length) },
  };
}
