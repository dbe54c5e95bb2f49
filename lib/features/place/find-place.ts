import { ApiError } from '../../api/api-error';
import { readPath } from '../../api/browser';
import type { AnswerOf } from '../../contract/endpoint';
import type { findPinCode } from '../../contract/place';
import type { PinPlace } from './delivery-to';

/**
 * Asks the store where a PIN code lies; null where there is none such. Throws ApiError when it cannot
 * be asked. Import it when it is used: it brings the client along.
 */
export async function findPlace(pin: string): Promise<PinPlace | null> {
  try {
    const { data } = await readPath<AnswerOf<typeof findPinCode>>(`/pin-codes/${pin}/`);
    return { pin, city: data.city_obj?.name ?? null, state: data.state_obj?.name ?? null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
