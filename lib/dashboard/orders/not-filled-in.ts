import { ApiError } from '../../api/api-error';

/** What a dialog says where something is missing, before the store is asked. */
export const notFilledIn = (message: string) => new ApiError(400, { message });
