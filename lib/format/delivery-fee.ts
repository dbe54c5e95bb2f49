import type { DeliveryTerms } from '../contract/delivery-terms';
import { formatRupees } from './money';

/** The delivery fee as sentences say it, for a number of parcels. */
export const formatDeliveryFee = (
  { shipping_fee: fee }: Pick<DeliveryTerms, 'shipping_fee'>,
  parcels = 1,
): string => formatRupees(parcels * fee);
