import { ApiError } from './api-error';

/* Of an ApiError while the browser has no network. */
const offlineCode = 'offline';

/** Milliseconds that a change waits for the network. */
const longestWait = 2 * 60_000;

export const isOffline = (): boolean =>
  typeof navigator !== 'undefined' && navigator.onLine === false;

/** Creates the ApiError of a call that could not leave the browser. */
export const offline = (): ApiError =>
  new ApiError(0, {
    code: offlineCode,
    message: 'You’re offline. Please try again when you have a connection!',
  });

export const isCutOff = (error: unknown): boolean =>
  error instanceof ApiError && error.code === offlineCode;

/**
 * Resolves with the browser's next `online` event. Rejects with an ApiError after `longestWait`.
 */
export function networkBack(): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', isBack);
      settle();
    };
    const isBack = end(resolve);
    const timer = setTimeout(
      end(() => reject(offline())),
      longestWait,
    );
    window.addEventListener('online', isBack);
  });
}
