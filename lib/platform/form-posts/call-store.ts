import 'server-only';
import { isObject } from '../../api/is-object';
import { ApiError } from '../../api/api-error';
import { buildPath, type Call } from '../../contract/endpoint';
import { headerNames } from '../../contract/envelope';
import { storefrontEnv } from '../../env';
import { forward } from '../api-proxy/forward';

interface CallOptions<Body> {
  params?: Record<string, string | number>;
  /** Query string without its question mark. */
  search?: string;
  body?: Body;
  idempotencyKey?: string;
}

/** Calls the store API as the sender of a form. Throws ApiError. */
export type StoreCaller = <Body, Answer>(
  call: Call<never, Body, Answer>,
  options?: CallOptions<NoInfer<Body>>,
) => Promise<Answer>;

const passedOn = ['x-forwarded-for', 'x-request-id'];

/** Returns a caller that uses the API proxy, like the browser's own calls. */
export function storeCaller(request: Request): StoreCaller {
  return async (call, { params, search, body, idempotencyKey } = {}) => {
    const headers = new Headers({ accept: 'application/json' });
    for (const name of passedOn) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (body !== undefined) headers.set('content-type', 'application/json');
    if (idempotencyKey) headers.set(headerNames.idempotencyKey, idempotencyKey);
    const path = `/api/store${buildPath(call, params)}${search ? `?${search}` : ''}`;
    const answer = await forward(
      new Request(`${storefrontEnv().siteUrl}${path}`, {
        method: call.method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    const sent: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok || !isObject(sent))
      throw new ApiError(answer.status, isObject(sent) ? sent : {});
    return sent as ReturnType<NonNullable<typeof call.signature>>;
  };
}
