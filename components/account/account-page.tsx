import type { ReactNode } from 'react';
import { PageHead } from '@/components/site/page-head';
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
      <PageHead crumbs={[{ name: title, path }]} title={title} />
      <div className="beside">
        <div className="grid max-w-md gap-6">
          {notice?.form === 'any' && <FormMessage state={notice.state} isPage />}
          {children}
        </div>
      </div>
    </>
  );
}
