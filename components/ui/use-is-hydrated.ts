import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts have taken over the page; false on the server. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
