import { useEffect, useState } from 'react';

const quietMs = 3_000;
const touches = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * Returns whether content below the fold may load: true 3 seconds after the load event, or at the
 * first input.
 */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => (timer = setTimeout(settle, quietMs));
    const stop = new AbortController();
    const options = { signal: stop.signal, passive: true };
    // The callback runs before the frame is painted; a task queued by it runs after that.
    const settleLater = () => void requestAnimationFrame(() => setTimeout(settle));
    for (const touch of touches) document.addEventListener(touch, settleLater, options);
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, options);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return isSettled;
}
