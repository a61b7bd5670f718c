'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** Disables the form controls in `children` until hydration, because input before hydration would be lost. */
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
