import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { SiteShell } from '@/components/site/site-shell';

export default async function SearchLayout({ children }: { children: ReactNode }) {
  // These pages are sent complete, so Next has no part of them to store. If it read the menu before the request, a visitor
  // who is the first after a save would wait until Next has read it twice.
  await connection();
  return <SiteShell>{children}</SiteShell>;
}
