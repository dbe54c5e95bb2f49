import { openedHitPath } from '../../contract/paths';

/** Notes for the staff that something which `query` has found was opened; nobody waits for it. */
export function noteOpened(query: string): void {
  fetch(`/api/store${openedHitPath}`, {
    method: 'POST',
    // The page that it comes from may be gone by then.
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  }).catch(() => undefined);
}
