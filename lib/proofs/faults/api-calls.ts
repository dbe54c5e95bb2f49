import { companyId, headerNames } from '../../contract/envelope.ts';
import { call, type CallOptions, type Reply } from './call.ts';

export interface ApiCallOptions extends CallOptions {
  token?: string;
  key?: string;
}

export function callApi(
  apiUrl: string,
  method: string,
  path: string,
  { token, key, headers, ...options }: ApiCallOptions = {},
): Promise<Reply | undefined> {
  return call(apiUrl, method, path, {
    ...options,
    headers: {
      [headerNames.company]: String(companyId),
      ...(token && { [headerNames.customer]: `token ${token}` }),
      ...(key && { [headerNames.idempotencyKey]: key }),
      ...headers,
    },
  });
}
