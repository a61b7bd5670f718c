import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/site-shell';

export default async function SearchLayout({ children }: { children: ReactNode }) {
  // Wait for the request before the layout reads the menu (ADR 048). Otherwise Next would store the static part of
  // these pages, with the menu in it. When an editor then changes the menu, the next visitor would wait for two
  // renders: first of the static part, then of the whole page.
  await connection();
  return <SiteShell>{children}</SiteShell>;
}
