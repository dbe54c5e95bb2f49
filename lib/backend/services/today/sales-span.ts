import { dayInIndia, inIndia } from '../../../contract/india-clock.ts';
import type { SalesPeriod } from '../../../contract/staff-today.ts';

/** India has no daylight saving time, so all days have the same length. */
const day = 86_400_000;

const days: Record<SalesPeriod, number> = { today: 1, week: 7, month: 30, quarter: 90 };

export interface SalesSpan {
  /** Midnight in India on the first day. */
  from: Date;
  /** Midnight in India after the last day. */
  to: Date;
  bucketSeconds: 3_600 | 86_400;
  buckets: number;
  /** The previous period of the same length, up to the current time of day. */
  before: { from: Date; to: Date };
}

/** Returns the days of a period up to today, and the previous period. */
export function salesSpan(period: SalesPeriod, now: Date): SalesSpan {
  const midnight = Date.parse(inIndia(dayInIndia(now)));
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
