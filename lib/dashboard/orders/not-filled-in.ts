import { ApiError } from '../../api/api-error';

export const notFilledIn = (message: string) => new ApiError(400, { message });
