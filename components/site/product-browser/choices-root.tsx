'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { startChoices } from './start-choices';

/** Makes the filters of a product list work. */
export function ChoicesRoot({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // Before the paint, so that 'back' shows the list as the visitor left it.
  useLayoutEffect(() => (root.current ? startChoices(root.current) : undefined), []);
  return (
    <div ref={root} suppressHydrationWarning>
      {children}
    </div>
  );
}
