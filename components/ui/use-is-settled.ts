import { useEffect, useState } from 'react';

const quietMs = 3_000;
const touches = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * Returns whether the page may load content that is not visible yet: 3 seconds after its load
 * event, or from the first touch.
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
