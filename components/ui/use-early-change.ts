import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `take` with a control after hydration: the user or the browser (autofill) may have changed
 * it before, and React gets no event for that.
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
