import { ApiError } from '../../api/api-error';
import { readPath } from '../../api/browser';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import { findPinCode, type PinCodePlace } from '../../contract/place';

/**
 * Returns the place of a PIN code; null if it is unknown or cannot be read, because it only
 * prefills a choice.
 */
export async function findPinPlace(pinCode: string): Promise<PinCodePlace | null> {
  try {
    const { data } = await readPath<AnswerOf<typeof findPinCode>>(pathOf(findPinCode, { pinCode }));
    return data;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
