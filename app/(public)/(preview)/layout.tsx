import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/account/auth-provider';
import { supabaseProject } from '@/lib/supabase/project';

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/**
 * Pages with what an editor has typed. Here, not below app/admin, so that they have the style sheet of the public pages
 * and no other. The editor's iframe runs no script in them; `inert` keeps the keyboard out.
 */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return (
    <AuthProvider project={supabaseProject()}>
      <main inert className="mx-auto w-full max-w-page px-4 pb-16 sm:px-6">
        {children}
      </main>
    </AuthProvider>
  );
}
