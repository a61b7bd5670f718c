import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { AuthProvider } from '@/components/account/auth-provider';
import { supabaseProject } from '@/lib/config/supabase-project';
import '../../styles/schemes.css';

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/**
 * Lays out the previews of unsaved edits. The preview routes are in this folder instead of app/admin, so that a preview
 * loads the style sheet of the public pages and not that of the admin area. The iframe around a preview blocks scripts;
 * `inert` blocks clicks and the keyboard.
 */
export default function PreviewLayout({ children }: { children: ReactNode }) {
  return (
    <AuthProvider project={supabaseProject()}>
      <main inert className="site-main">
        {children}
      </main>
    </AuthProvider>
  );
}
