interface Moves {
  back: () => void;
  next: () => void;
  first: () => void;
  last: () => void;
}

/* A trackpad still sends wheel events after the fingers have left it (inertia). */
const wheelPauseMs = 500;
const wheelThresholdPx = 40;

/** Arrow keys, Home and End on the focused list, and the horizontal wheel of a trackpad. */
export function listenForMoves(view: HTMLElement, { back, next, first, last }: Moves): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const keys: Record<string, () => void> = {
    ArrowLeft: back,
    ArrowRight: next,
    Home: first,
    End: last,
  };
  let wheeled = 0;
  let pausedUntil = 0;

  view.addEventListener(
    'keydown',
    (event) => {
      const move = keys[event.key];
      const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
      if (!move || isShortcut || event.target !== view) return;
      event.preventDefault();
      move();
    },
    { signal },
  );
  view.addEventListener(
    'wheel',
    (event) => {
      if (Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
      event.preventDefault();
      if (event.timeStamp < pausedUntil) return;
      wheeled += event.deltaX;
      if (Math.abs(wheeled) < wheelThresholdPx) return;
      if (wheeled > 0) next();
      else back();
      wheeled = 0;
      pausedUntil = event.timeStamp + wheelPauseMs;
    },
    { signal, passive: false },
  );
  return () => listening.abort();
}
