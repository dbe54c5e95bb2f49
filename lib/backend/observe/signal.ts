/** Facts for whoever measures; nothing happens while nobody listens. */
export interface Signal<Facts> {
  tell: (facts: Facts) => void;
  /** Replaces an earlier listener. */
  listen: (listener: (facts: Facts) => void) => void;
}

export function signal<Facts>(): Signal<Facts> {
  let heard: ((facts: Facts) => void) | undefined;
  return {
    tell: (facts) => heard?.(facts),
    listen: (listener) => {
      heard = listener;
    },
  };
}
