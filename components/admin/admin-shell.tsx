import Link from 'next/link';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/account/auth-provider';
import { SignOutForm } from '@/components/account/sign-out-form';
import { SCREEN_GROUPS } from '@/lib/admin/screens';
import type { Viewer } from '@/lib/data/viewer';
import { SITE_NAME } from '@/lib/site';
import { supabaseProject } from '@/lib/supabase/project';
import { QueryProvider } from './query-provider';

/** What stands around every screen of the admin area. */
export function AdminShell({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  return (
    <AuthProvider project={supabaseProject()}>
      <div className="admin flex min-h-dvh flex-col lg:flex-row">
        <a href="#content" className="skip-link">
          Skip to content
        </a>
        <header className="flex flex-col gap-4 border-rule bg-sunken p-4 max-lg:border-b lg:w-60 lg:border-r">
          <p className="font-display font-bold text-brand">{SITE_NAME}</p>
          <nav aria-label="Admin" className="flex-1">
            {SCREEN_GROUPS.map(({ label, screens }) => (
              <section key={label} aria-labelledby={`screens-${label}`}>
                <h2 id={`screens-${label}`} className="footer-title text-muted">
                  {label}
                </h2>
                <ul>
                  {screens.map(({ path, label: name }) => (
                    <li key={path}>
                      <Link href={path} prefetch={false} className="drawer-link font-semibold">
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
          <p>
            <Link href="/" prefetch={false} className="drawer-link">
              View the site
            </Link>
          </p>
          <p className="text-sm break-words text-muted">{viewer.email}</p>
          <SignOutForm />
        </header>
        <main id="content" tabIndex={-1} className="min-w-0 flex-1 p-4 pb-16 outline-none sm:p-8">
          <QueryProvider>{children}</QueryProvider>
        </main>
      </div>
    </AuthProvider>
  );
}
