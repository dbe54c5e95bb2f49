/** Message between tabs (BroadcastChannel). */
export type TabNews = 'cart' | 'wishlist' | 'session' | 'logout';

const name = 'store';
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(name));
}

/** Notifies the other tabs of a change. */
export function tellTabs(news: TabNews): void {
  open()?.postMessage(news);
}

/** Listens to other tabs. Returns the unsubscribe function. */
export function hearTabs(listener: (news: TabNews) => void): () => void {
  const opened = open();
  const handle = (event: MessageEvent<TabNews>) => listener(event.data);
  opened?.addEventListener('message', handle);
  return () => opened?.removeEventListener('message', handle);
}
