import ky from 'ky';
import { pathOf, type AnswerOf, type Endpoint, type QueryOf } from '../contract/endpoint';
import { companyId, headerNames } from '../contract/envelope';
import { storefrontEnv } from '../env';
import { toApiError } from './to-api-error';

type Query = Record<string, string | number | undefined>;

export interface ReadOptions<E extends Endpoint> {
  params?: Record<string, string | number>;
  query?: Partial<QueryOf<E>>;
  /** What the answer depends on: the page that reads it is made anew when one of these changes. */
  tags: string[];
  /** Seconds after which it is read again in any case. */
  revalidate?: number;
}

const client = ky.create({
  timeout: 10_000,
  retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504] },
});

const isBuilding = () => process.env['NEXT_PHASE'] === 'phase-production-build';

/**
 * Reads from the store API for a page that everybody may see: no visitor, no customer.
 * The answer is kept until one of its tags is revalidated. Throws ApiError.
 */
export async function readStore<E extends Endpoint>(
  call: E,
  { params, query, tags, revalidate = 3600 }: ReadOptions<E>,
): Promise<AnswerOf<E>> {
  const { storeApiUrl } = storefrontEnv();
  try {
    return await client
      .get(`${storeApiUrl}${pathOf(call, params)}${searchOf(query as Query | undefined)}`, {
        headers: { [headerNames.company]: String(companyId) },
        next: { tags, revalidate },
      })
      .json<AnswerOf<E>>();
  } catch (error) {
    throw await toApiError(error);
  }
}

/**
 * The same for what stands on pages without parameters, which the build renders: the build asks no
 * store and renders them with `whileBuilding`. They are rendered anew before anybody sees them.
 */
export async function readForStaticPage<E extends Endpoint>(
  call: E,
  options: ReadOptions<E>,
  whileBuilding: AnswerOf<E>,
): Promise<AnswerOf<E>> {
  return isBuilding() ? whileBuilding : readStore(call, options);
}

/** `?a=1&b=2` of what is set, in the order given; empty where nothing is. */
export function searchOf(query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
