import { storeRules } from './store-rules.ts';

/** Days after delivery; left out in orders that were placed before a shop could set them. */
export interface ReturnWindows {
  /** For damaged, wrong or expired goods. */
  replacement_days?: number | undefined;
  /** For other returns; 0: none. */
  return_days?: number | undefined;
}

export const returnWindows = ({
  replacement_days: replacement = storeRules.replacementDays,
  return_days: others = storeRules.returnDays,
}: ReturnWindows = {}) => ({ replacement, others });

/** `5 days`, `1 day`. */
export const sayDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** `5-day replacement, 15-day returns`. */
export function sayReturnWindows(windows: ReturnWindows): string {
  const { replacement, others } = returnWindows(windows);
  return `${replacement}-day replacement, ${others === 0 ? 'no other returns' : `${others}-day returns`}`;
}

export const sayReplacement = (windows: ReturnWindows): string =>
  `Damaged, wrong or expired goods are replaced when you tell us within ${sayDays(returnWindows(windows).replacement)}.`;

export function sayOtherReturns(windows: ReturnWindows): string {
  const { others } = returnWindows(windows);
  return others === 0
    ? 'Other goods cannot be returned.'
    : `Other returns can be asked for within ${sayDays(others)}.`;
}
