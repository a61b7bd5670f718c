import Link from 'next/link';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/account/auth-provider';
import { SITE_NAME } from '@/lib/config/site-name';
import { supabaseProject } from '@/lib/config/supabase-project';
import type { Viewer } from '@/lib/data/viewer';
import type { Theme } from '@/lib/theme/admin-theme';
import { RunningJobs } from './jobs/running-jobs';
import { PaletteButton } from './palette/palette-button';
import { QueryProvider } from './query-provider';
import { AccountBlock } from './shell/account-block';
import { AdminNav } from './shell/admin-nav';
import { FocusKeeper } from './shell/focus-keeper';
import { MenuDrawer } from './shell/menu-drawer';
import { StorageUrlProvider } from './storage-url';

interface AdminShellProps {
  viewer: Viewer;
  theme: Theme;
  children: ReactNode;
}

/** Shows the frame around every admin screen: a sidebar, or on small screens a bar with a drawer. */
export function AdminShell({ viewer, theme, children }: AdminShellProps) {
  const project = supabaseProject();
  const menu = (
    <>
      <AdminNav />
      <AccountBlock viewer={viewer} theme={theme} />
    </>
  );
  return (
    <AuthProvider project={project}>
      <QueryProvider>
        <StorageUrlProvider url={project.url}>
          <div className="admin lg:flex">
            <a href="#content" className="skip-link">
              Skip to content
            </a>
            <header className="admin-sidebar">
              <MenuDrawer>{menu}</MenuDrawer>
              <p className="min-w-0 flex-1 truncate lg:flex-none">
                <Link href="/admin" prefetch={false} className="font-display font-bold text-brand">
                  {SITE_NAME}
                </Link>
              </p>
              <PaletteButton />
              <RunningJobs />
              <div className="hidden flex-1 flex-col justify-between gap-6 lg:flex">{menu}</div>
            </header>
            <main id="content" tabIndex={-1} className="min-w-0 flex-1 p-4 pb-16 outline-none sm:p-8">
              {children}
            </main>
            <FocusKeeper />
          </div>
        </StorageUrlProvider>
      </QueryProvider>
    </AuthProvider>
  );
}
