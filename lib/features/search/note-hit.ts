import { searchHitPath } from '../../contract/paths';
import { personalKeys } from '../../platform/session/personal-data';
import { tabStore } from '../../platform/session/safe-storage';

interface Hit {
  query: string;
  productId: number;
}

/** Reports to the search statistics that a result was opened; not awaited. */
export function noteOpened(query: string, { isSuggestion = false } = {}): void {
  send({ query, action: 'open', is_suggestion: isSuggestion });
}

/** Remembers the last opened product of a search in this tab. */
export function rememberHit(hit: Hit): void {
  tabStore().setItem(personalKeys.searchHit, JSON.stringify(hit));
}

/** Reports a product put in the cart if it is the last one opened from a search. */
export function noteCarted(productId: number): void {
  const hit = readHit();
  if (hit?.productId !== productId) return;
  tabStore().removeItem(personalKeys.searchHit);
  send({ query: hit.query, action: 'cart' });
}

function readHit(): Hit | undefined {
  try {
    const saved: unknown = JSON.parse(tabStore().getItem(personalKeys.searchHit) ?? 'null');
    return isHit(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

const isHit = (saved: unknown): saved is Hit =>
  typeof saved === 'object' &&
  saved !== null &&
  'query' in saved &&
  typeof saved.query === 'string' &&
  'productId' in saved &&
  typeof saved.productId === 'number';

function send(body: object): void {
  fetch(`/api/store${searchHitPath}`, {
    method: 'POST',
    // The page may be unloaded before the request ends.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
