import { ApiError } from '../../api/api-error';
import { readPath } from '../../api/browser';
import { buildPath, type AnswerOf } from '../../contract/endpoint';
import { findPinCode, type PinCodeLocation } from '../../contract/place';

/**
 * Returns the place of a PIN code; null if it is unknown or cannot be read, because it only
 * prefills a choice.
 */
export async function findPinCodeLocation(pinCode: string): Promise<PinCodeLocation | null> {
  try {
    const { data } = await readPath<AnswerOf<typeof findPinCode>>(
      buildPath(findPinCode, { pinCode }),
    );
    return data;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
