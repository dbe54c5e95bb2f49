import { useEffect, useState } from 'react';

/* Most answers are quicker: a skeleton that only flickers is worse than a list that waits. */
const patience = 400;

/** Whether something has been going on for so long that one should see it. */
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
