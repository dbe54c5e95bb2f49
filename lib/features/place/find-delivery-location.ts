import { ApiError } from '../../api/api-error';
import { readPath } from '../../api/browser';
import { unserved } from '../../contract/cash-messages';
import type { AnswerOf } from '../../contract/endpoint';
import type { findPinCode } from '../../contract/place';
import type { PinLocation } from './delivery-to';

/**
 * Returns the place of a PIN code, or one sentence why nothing can be delivered there. Throws
 * ApiError if it cannot be read. Import it dynamically: it loads the API client.
 */
export async function findDeliveryLocation(pin: string): Promise<PinLocation | string> {
  try {
    const { data } = await readPath<AnswerOf<typeof findPinCode>>(`/pin-codes/${pin}/`);
    const { fewest_days, most_days, zone_fee = null, is_served } = data.delivery;
    if (is_served === false) return unserved(pin);
    return {
      pin,
      city: data.city_obj?.name ?? null,
      state: data.state_obj?.name ?? null,
      zone: { days: [fewest_days, most_days], fee: zone_fee },
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404)
      return 'We couldn’t find this PIN code. Check all six digits';
    throw error;
  }
}
