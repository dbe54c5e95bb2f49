import { ApiError } from '../../api/api-error';
import type { PaymentState } from '../../contract/payment';
import { readPayment } from './calls';

const everyMs = 1000;
/** Milliseconds. Polling pauses if the page is hidden longer, until it is visible again. */
const longestHiddenMs = 10 * 60 * 1000;

export interface PaymentEnd {
  state: Exclude<PaymentState, 'processing'>;
  message: string;
}

/**
 * Polls a payment every second until it ends. Pauses while the page is hidden for long and
 * continues when it is visible. Returns undefined if `signal` aborts it; throws ApiError if the
 * store refuses, not if it cannot be reached.
 */
export async function watchPayment(
  txnid: string,
  signal: AbortSignal,
): Promise<PaymentEnd | undefined> {
  const hidden = hiddenClock(signal);
  while (!signal.aborted) {
    if (hidden.ms() < longestHiddenMs) {
      const { state, message } = await ask(txnid);
      if (signal.aborted) return undefined;
      if (state !== 'processing') return { state, message };
    }
    await nextSecond(signal);
  }
  return undefined;
}

async function ask(txnid: string): Promise<{ state: PaymentState; message: string }> {
  try {
    return await readPayment(txnid);
  } catch (error) {
    const isRefused = error instanceof ApiError && [401, 403, 404].includes(error.status);
    if (isRefused) throw error;
    return { state: 'processing', message: '' };
  }
}

function hiddenClock(signal: AbortSignal): { ms: () => number } {
  let since = document.hidden ? Date.now() : undefined;
  const note = () => {
    since = document.hidden ? (since ?? Date.now()) : undefined;
  };
  document.addEventListener('visibilitychange', note, { signal });
  return { ms: () => (since === undefined ? 0 : Date.now() - since) };
}

/** Waits one second; ends early if the page becomes visible or is left. */
function nextSecond(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, everyMs);
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
  });
}
