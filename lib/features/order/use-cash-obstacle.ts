import useSWR from 'swr';
import { readLazily } from '../../api/lazily';
import { noCash } from '../../contract/cash-messages';
import type { AnswerOf } from '../../contract/endpoint';
import type { findPinCode } from '../../contract/place';
import { useShop } from '../shop-profile/shop-context';

/**
 * Returns why an order to this PIN code cannot be paid in cash (`not offered at the moment`);
 * undefined if it can or while unknown: the store checks again when the order is placed.
 */
export function useCashObstacle(pin: string | undefined): string | undefined {
  const { takes_cash: takesCash } = useShop();
  const { data } = useSWR<AnswerOf<typeof findPinCode>>(
    takesCash && pin ? `/pin-codes/${pin}/` : null,
    readLazily,
  );
  if (!takesCash) return noCash.anywhere;
  return pin && data?.data.delivery.takes_cash_on_delivery === false ? noCash.to(pin) : undefined;
}
