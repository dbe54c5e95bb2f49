import { useEffect, useState } from 'react';

/* Milliseconds before a loading state is shown: fast answers would only make it flicker. */
const patience = 400;

/** Returns whether a loading state has lasted long enough to be shown. */
export function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setIsLong(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLong;
}
