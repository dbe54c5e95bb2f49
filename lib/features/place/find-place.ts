import { ApiError } from '../../api/api-error';
import { readPath } from '../../api/browser';
import type { AnswerOf } from '../../contract/endpoint';
import type { findPinCode } from '../../contract/place';
import type { PinPlace } from './delivery-to';

/**
 * Returns the place of a PIN code; null if there is none. Throws ApiError if it cannot be read.
 * Import it dynamically: it loads the API client.
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
