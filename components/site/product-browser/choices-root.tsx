'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { startChoices } from './start-choices';

/** Wraps a product list and its filters, and makes the filters work. */
export function ChoicesRoot({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  // Apply the filters before the browser paints, so that the 'back' button shows the list as the visitor left it.
  useLayoutEffect(() => (root.current ? startChoices(root.current) : undefined), []);
  return (
    <div ref={root} className="product-browser" suppressHydrationWarning>
      {children}
    </div>
  );
}
