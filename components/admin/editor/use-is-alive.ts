import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React has taken over the page's HTML; what is typed before that, a form would forget. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
