'use client';

import { LoaderCircle, type LucideIcon } from 'lucide-react';
import Link, { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { useId } from 'react';
import { SCREEN_GROUPS, screenOf } from '@/lib/admin/screens';

/** Links to the admin screens, by group, and highlights the link to the current screen. */
export function AdminNav() {
  const id = useId();
  const current = screenOf(usePathname());
  return (
    <nav aria-label="Admin" className="grid gap-4">
      {SCREEN_GROUPS.map(({ label, screens }) => (
        <section key={label} aria-labelledby={`${id}${label}`}>
          <h2 id={`${id}${label}`} className="admin-nav-title">
            {label}
          </h2>
          <ul>
            {screens.map(({ path, label: name, icon }) => (
              <li key={path}>
                <Link
                  href={path}
                  prefetch={false}
                  aria-current={path === current ? 'page' : undefined}
                  className="admin-nav-link"
                >
                  <ScreenIcon icon={icon} />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Shows the icon of a screen, or a spinner while the screen loads. */
function ScreenIcon({ icon }: { icon: LucideIcon }) {
  const { pending } = useLinkStatus();
  const Icon = pending ? LoaderCircle : icon;
  return <Icon aria-hidden="true" className={`size-4 shrink-0 ${pending ? 'animate-spin' : ''}`} />;
}
