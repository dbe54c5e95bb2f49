/** What one tab tells the others of the same browser. */
export type TabNews = 'cart' | 'wishlist' | 'session';

const name = 'store';
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(name));
}

/** Tells the other tabs that something has changed. */
export function tellTabs(news: TabNews): void {
  open()?.postMessage(news);
}

/** Hears what other tabs tell. Returns how to stop. */
export function hearTabs(listener: (news: TabNews) => void): () => void {
  const opened = open();
  const handle = (event: MessageEvent<TabNews>) => listener(event.data);
  opened?.addEventListener('message', handle);
  return () => opened?.removeEventListener('message', handle);
}
