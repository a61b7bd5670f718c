'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { startChoices } from './start-choices';

/** Brings the choices of a list of products to life. */
export function ChoicesRoot({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // Before the page is painted: a list that one comes back to shows as it was left.
  useLayoutEffect(() => (root.current ? startChoices(root.current) : undefined), []);
  return (
    <div ref={root} suppressHydrationWarning>
      {children}
    </div>
  );
}
