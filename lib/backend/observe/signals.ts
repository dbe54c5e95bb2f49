/** Signals for metrics; without a listener, telling does nothing. */
interface Signal<Facts> {
  tell: (facts: Facts) => void;
  /** Replaces an earlier listener. */
  listen: (listener: (facts: Facts) => void) => void;
}

/** A call that was answered. */
export const requestAnswered = signal<{
  method: string;
  /** The pattern, such as `/products/:id`. */
  route: string;
  status: number;
  seconds: number;
}>();

export const jobEnded = signal<{ job: string; hasFailed: boolean; seconds: number }>();

/** A call to another company's server: a gateway, a courier, an SMS service. */
export const partnerCalled = signal<{ partner: string; hasFailed: boolean; seconds: number }>();

/** A look into a cache of the store API. */
export const cacheRead = signal<{ isHit: boolean }>();

function signal<Facts>(): Signal<Facts> {
  let heard: ((facts: Facts) => void) | undefined;
  return {
    tell: (facts) => heard?.(facts),
    listen: (listener) => {
      heard = listener;
    },
  };
}
