import { ApiError } from '../../api/api-error';
import type { PaymentState } from '../../contract/payment';

const everyMs = 1000;
/** Milliseconds. Polling pauses if the page is hidden longer, until it is visible again. */
const longestHiddenMs = 10 * 60 * 1000;

/**
 * Polls a payment every second until it ends; `show` gets each answer. Pauses while the page is
 * hidden for long and continues when it is visible. Returns undefined if `signal` aborts it; throws
 * ApiError if the store refuses, not if it cannot be reached.
 */
export async function watchPayment<Payment extends { state: PaymentState }>(
  read: () => Promise<Payment>,
  signal: AbortSignal,
  show: (payment: Payment) => void = () => undefined,
): Promise<Payment | undefined> {
  const hidden = hiddenClock(signal);
  while (!signal.aborted) {
    if (hidden.ms() < longestHiddenMs) {
      const payment = await unlessUnreachable(read);
      if (signal.aborted) return undefined;
      if (payment) show(payment);
      if (payment && payment.state !== 'processing') return payment;
    }
    await nextSecond(signal);
  }
  return undefined;
}

async function unlessUnreachable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    const isRefused = error instanceof ApiError && [401, 403, 404].includes(error.status);
    if (isRefused) throw error;
    return undefined;
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
