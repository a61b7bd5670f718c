import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { readFlashMessage } from '@/lib/accounts/flash-message';
import { FormMessage } from './form-message';

interface AccountPageProps {
  title: string;
  path: string;
  children: ReactNode;
}

/** The frame around a form of the account pages, with the flash message if the previous page set one. */
export async function AccountPage({ title, path, children }: AccountPageProps) {
  const notice = await readFlashMessage();
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
