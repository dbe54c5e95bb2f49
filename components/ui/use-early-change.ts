import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls `take` once if somebody, or the browser, changed a control before it was hydrated: React has
 * no event of that.
 */
export function useEarlyChange<Control extends HTMLElement>(
  control: RefObject<Control | null>,
  isChanged: (control: Control) => boolean,
  take: (control: Control) => void,
): void {
  const onHydrated = useEffectEvent(() => {
    if (control.current && isChanged(control.current)) take(control.current);
  });
  useEffect(() => onHydrated(), []);
}
