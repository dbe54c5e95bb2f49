import { storeRules } from '../../../contract/store-rules.ts';
import { dayInStore } from './expected-delivery.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface ReturnDeadlines {
  /** The last day on which damaged, wrong or expired goods can be reported, `YYYY-MM-DD`. */
  replacement: string;
  /** The last day on which anything else can be asked to be taken back. */
  others: string;
}

/**
 * Until when an order can be asked to be taken back. The day on which it arrived
 * does not count; the last day counts until its midnight in India.
 */
export function returnDeadlines(deliveredAt: Date): ReturnDeadlines {
  const arrival = new Date(`${dayInStore(deliveredAt)}T00:00:00Z`).getTime();
  const after = (days: number) => new Date(arrival + days * dayMs).toISOString().slice(0, 10);
  return { replacement: after(storeRules.replacementDays), others: after(storeRules.returnDays) };
}

/** Whether a day that ends at midnight in India is still going on, or ahead. */
export function isStillOpen(lastDay: string, now: Date): boolean {
  return dayInStore(now) <= lastDay;
}
