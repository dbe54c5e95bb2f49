import { openedHitPath } from '../../contract/paths';

/** Reports an opened search result to the search statistics; not awaited. */
export function noteOpened(query: string): void {
  fetch(`/api/store${openedHitPath}`, {
    method: 'POST',
    // The page may be unloaded before the request ends.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  }).catch(() => undefined);
}
