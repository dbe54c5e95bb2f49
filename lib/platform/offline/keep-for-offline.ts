let isWatching = false;

type Tell = (message: string) => void;

/**
 * Registers the shop's service worker, which caches the open page, and reports when the network
 * fails and returns.
 */
export async function keepForOffline(say: Tell, warn: Tell): Promise<void> {
  if (!isWatching) {
    isWatching = true;
    const warnOffline = () =>
      warn('You’re offline. We’ll send your changes when you’re back online.');
    window.addEventListener('offline', warnOffline);
    // The page came from the cache, or the network was lost before this listener.
    if (!navigator.onLine) warnOffline();
    window.addEventListener('online', () => say('You’re back online'));
  }
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: window.location.href });
  } catch (error) {
    // Refused in private windows and without a network.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
  }
}
