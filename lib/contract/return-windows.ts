import { storeRules } from './store-rules.ts';

/** Days after delivery; left out in orders that were placed before a shop could set them. */
export interface ReturnWindows {
  /** For damaged, wrong or expired goods. */
  replacement_days?: number | undefined;
  /** For other returns; 0: none. */
  return_days?: number | undefined;
  /** Names of categories whose goods cannot be returned. */
  non_returnable?: readonly string[] | undefined;
}

/** Label of goods that cannot be returned, independent of the return window. */
export const nonReturnable = 'Non-returnable';

export const returnWindows = ({
  replacement_days: replacement = storeRules.replacementDays,
  return_days: others = storeRules.returnDays,
}: ReturnWindows = {}) => ({ replacement, others });

interface Returnable {
  /** False: only if it is damaged, wrong or expired. */
  is_returnable?: boolean | null | undefined;
}

/** `Tea, Oils and Ghee`. */
const sayList = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');

/** `5 days`, `1 day`. */
export const sayDays = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`;

/** `5-day replacement, 15-day returns`, for these goods. */
export function sayReturnWindows(windows: ReturnWindows, goods: readonly Returnable[]): string {
  const { replacement, others } = returnWindows(windows);
  const excluded = goods.filter(({ is_returnable }) => is_returnable === false);
  const areAllExcluded = goods.length > 0 && excluded.length === goods.length;
  if (areAllExcluded) {
    return `${nonReturnable}. Replaced if damaged, wrong or expired (report within ${sayDays(replacement)})`;
  }
  if (others === 0) return `${replacement}-day replacement, no other returns`;
  const exception = excluded.length > 0 ? ` except for items marked “${nonReturnable}”` : '';
  return `${replacement}-day replacement, ${others}-day returns${exception}`;
}

/** Error message for a return of non-returnable goods; names the reasons that are accepted. */
export const sayNonReturnable = (names: readonly string[]): string =>
  `${sayList(names)} can’t be returned. If damaged, wrong or expired, choose that as the reason`;

export const sayReplacement = (windows: ReturnWindows): string =>
  `Damaged, wrong or expired? Tell us within ${sayDays(returnWindows(windows).replacement)} and we’ll replace it.`;

export function sayOtherReturns(windows: ReturnWindows): string {
  const { others } = returnWindows(windows);
  if (others === 0) return 'We don’t accept other returns.';
  const excluded = sayList([
    ...(windows.non_returnable ?? []),
    `products marked “${nonReturnable}”`,
  ]);
  return `You can return anything else within ${sayDays(others)}, except ${excluded}.`;
}
