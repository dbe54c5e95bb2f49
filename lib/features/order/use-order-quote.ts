import useSWR, { mutate } from 'swr';
import { readLazily } from '../../api/lazily';
import type { CartTotals } from '../../contract/cart';
import type { ZoneTerms } from '../../contract/delivery-terms';
import type { AnswerOf } from '../../contract/endpoint';
import type { PayType } from '../../contract/order';
import type { OrderQuote, quoteOrder } from '../../contract/order-quote';
import { quoteKey } from './quote-key';

/**
 * Returns the store's quote for the cart at an address; undefined while loading, or if the store
 * has none: then the rules of the shop are used.
 */
export function useOrderQuote(
  addressId: number | undefined,
  totals: CartTotals | undefined,
  payType?: PayType,
): OrderQuote | undefined {
  const { data } = useSWR<AnswerOf<typeof quoteOrder>>(
    quoteKey(addressId, totals?.final_total ?? 0, payType),
    ([key]: [string]) => readLazily(key),
    { shouldRetryOnError: false },
  );
  return data?.data;
}

/** Asks the store for a new quote. */
export const readQuoteAgain = (
  addressId: number | undefined,
  totals: CartTotals,
  payType: PayType,
) => mutate(quoteKey(addressId, totals.final_total, payType));

/** Maps a quote to the terms of its delivery zone. */
export const quotedZone = (quote: OrderQuote | undefined): ZoneTerms | undefined =>
  quote && { days: [quote.fewest_days, quote.most_days], fee: quote.zone_fee };
