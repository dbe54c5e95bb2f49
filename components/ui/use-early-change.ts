import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `take` with a control once it is hydrated: somebody, or the browser, may have changed it
 * before, and React has no event of that.
 */
export function useEarlyChange<Control extends HTMLElement>(
  control: RefObject<Control | null>,
  take: (control: Control) => void,
): void {
  const onHydrated = useEffectEvent(() => {
    if (control.current) take(control.current);
  });
  useEffect(() => onHydrated(), []);
}
