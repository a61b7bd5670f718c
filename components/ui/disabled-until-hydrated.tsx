'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** Keeps the form controls in `children` disabled until hydration, because earlier input would be lost. */
export function DisabledUntilHydrated({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!isReady} className="contents">
      {children}
    </fieldset>
  );
}
