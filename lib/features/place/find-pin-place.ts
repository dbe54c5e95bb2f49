import { ApiError } from '../../api/api-error';
import { readPath } from '../../api/browser';
import { pathOf, type AnswerOf } from '../../contract/endpoint';
import { findPinCode, type PinCodePlace } from '../../contract/place';

/**
 * Where a PIN code lies; null where that is not known or cannot be asked now: it saves a choice, it
 * is not needed for one.
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
