import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/account/auth-provider';
import { supabaseProject } from '@/lib/config/supabase-project';

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/**
 * Previews of unsaved edits. Their routes are in this folder and not in app/admin, so that they load only the style
 * sheet of the public pages. The editor's iframe blocks scripts; `inert` blocks the keyboard.
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
