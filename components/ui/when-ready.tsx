'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** Controls that need the page's script: closed until it runs, for what is typed or pressed before would be lost. */
export function WhenReady({ children }: { children: ReactNode }) {
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
