/** Message between tabs (BroadcastChannel). */
export type TabNews = 'cart' | 'wishlist' | 'session' | 'logout';

const name = 'store';
let channel: BroadcastChannel | undefined;

function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  return (channel ??= new BroadcastChannel(name));
}

function close(): void {
  channel?.close();
  channel = undefined;
}

/** Notifies the other tabs of a change. */
export function tellTabs(news: TabNews): void {
  open()?.postMessage(news);
}

/**
 * Listens to other tabs. Returns the unsubscribe function. Some browsers do not keep a page with an
 * open channel in the back/forward cache; `onReturn` is called when the page is restored and has
 * missed messages.
 */
export function hearTabs(listener: (news: TabNews) => void, onReturn: () => void): () => void {
  const handle = (event: MessageEvent<TabNews>) => listener(event.data);
  const hear = () => open()?.addEventListener('message', handle);
  function comeBack(event: PageTransitionEvent) {
    if (!event.persisted) return;
    hear();
    onReturn();
  }
  hear();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', comeBack);
  return () => {
    channel?.removeEventListener('message', handle);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', comeBack);
  };
}
