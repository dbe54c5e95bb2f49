import { ApiError } from './api-error';
import { isObject } from './is-object';

/**
 * Returns the refusal that some store APIs send with status 200: `status: false` and its reasons.
 */
export function refusalIn(text: string): ApiError | undefined {
  try {
    const sent: unknown = JSON.parse(text);
    return isObject(sent) && sent['status'] === false ? new ApiError(400, sent) : undefined;
  } catch {
    return undefined;
  }
}
