import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { readNotice } from '@/lib/accounts/form-notice';
import { FormMessage } from './form-message';

interface AccountPageProps {
  title: string;
  path: string;
  children: ReactNode;
}

/** What stands around a form of the account pages; says what the page before had to say. */
export async function AccountPage({ title, path, children }: AccountPageProps) {
  const notice = await readNotice();
  return (
    <>
      <Breadcrumbs items={[{ name: title, path }]} />
      <div className="max-w-md">
        <h1>{title}</h1>
        <div className="mt-6 grid gap-6">
          {notice?.form === 'any' && <FormMessage state={notice.state} isPage />}
          {children}
        </div>
      </div>
    </>
  );
}
