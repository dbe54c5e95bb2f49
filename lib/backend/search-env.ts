import { string } from 'yup';

/** How the store reaches OpenSearch. */
export interface SearchEnv {
  /** Addresses of its nodes, without user and password. */
  nodes: string[];
  auth: { username: string; password: string } | undefined;
  /** Name of the alias; the names of its indexes begin with it. */
  index: string;
}

const wrongUrl =
  'SEARCH_URL must be one or several addresses, parted by commas: https://user:password@host:9200';

/** The addresses of the nodes, or undefined if one is malformed. */
function parseAddresses(text: string): URL[] | undefined {
  const addresses = text.split(',').map((one) => URL.parse(one.trim()));
  const isGood = (one: URL | null): one is URL =>
    one !== null && /^https?:$/.test(one.protocol) && one.search === '' && one.hash === '';
  return addresses.every(isGood) ? addresses : undefined;
}

/** Validation rules for the environment variables of the search. */
export const searchSettings = {
  SEARCH_URL: string().test(
    'addresses',
    wrongUrl,
    (text) => !text || Boolean(parseAddresses(text)),
  ),
  SEARCH_INDEX: string()
    .matches(/^[a-z0-9][a-z0-9-]{0,59}$/, {
      message: 'SEARCH_INDEX must have up to 60 lower-case letters, digits or hyphens',
      excludeEmptyString: true,
    })
    .default('sose-products'),
};

/** User and password may be in any of the addresses; they count for all. */
export function searchEnvOf(values: {
  SEARCH_URL?: string | undefined;
  SEARCH_INDEX: string;
}): SearchEnv | undefined {
  const addresses = parseAddresses(values.SEARCH_URL ?? '');
  if (!addresses) return undefined;
  const named = addresses.find(({ username }) => username !== '');
  return {
    nodes: addresses.map(({ origin, pathname }) => `${origin}${pathname}`.replace(/\/$/, '')),
    auth: named && {
      username: decodeURIComponent(named.username),
      password: decodeURIComponent(named.password),
    },
    index: values.SEARCH_INDEX,
  };
}
