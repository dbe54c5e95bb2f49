import {
  buildPath,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type QueryOf,
} from '../../lib/contract/endpoint.ts';
import { companyId, headerNames } from '../../lib/contract/envelope.ts';
import { signIn } from '../../lib/contract/login.ts';
import { accounts, demoPassword, type AccountName } from './accounts.ts';

/** URL of the store API itself, bypassing the storefront's proxy. */
export const storeApiUrl = `http://127.0.0.1:${process.env['API_PORT'] ?? 4000}`;

interface CallOptions<E extends Endpoint> {
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
  body?: BodyOf<E>;
}

/** Client of the store API: sends the company header, optionally as a logged-in customer. */
export interface StoreApi {
  /** Calls an endpoint; throws with status and answer if it is refused. */
  call: <E extends Endpoint>(endpoint: E, options?: CallOptions<E>) => Promise<AnswerOf<E>>;
}

export const storeApi = apiWith({});

const open = new Map<AccountName, Promise<StoreApi>>();

/** The store API as a demo account; logs in once per worker. */
export function storeApiAs(name: AccountName): Promise<StoreApi> {
  const known = open.get(name);
  if (known) return known;
  const opened = storeApiWith({ email: accounts[name].email, password: demoPassword });
  open.set(name, opened);
  return opened;
}

/** The store API with these credentials; logs in at every call. */
export async function storeApiWith(credentials: {
  email: string;
  password: string;
}): Promise<StoreApi> {
  const { email, password } = credentials;
  const { data } = await storeApi.call(signIn, { body: { email, password } });
  return apiWith({ [headerNames.customer]: `token ${data.token}` });
}

function apiWith(who: Record<string, string>): StoreApi {
  return {
    call: async (endpoint, { params, query, body } = {}) => {
      const url = new URL(buildPath(endpoint, params), storeApiUrl);
      for (const [name, value] of Object.entries<unknown>(query ?? {})) {
        if (value !== undefined) url.searchParams.set(name, String(value));
      }
      const answer = await fetch(url, {
        method: endpoint.method,
        headers: {
          [headerNames.company]: String(companyId),
          ...who,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok) {
        throw new Error(`${endpoint.method} ${url.pathname} answered ${answer.status}: ${text}`);
      }
      return JSON.parse(text) as AnswerOf<typeof endpoint>;
    },
  };
}
