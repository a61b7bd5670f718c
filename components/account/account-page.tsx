import type { ReactNode } from 'react';
import { PageHead } from '@/components/site/page-head';
import { readFlashMessage } from '@/lib/accounts/flash-message';
import { FormMessage } from './form-message';

interface AccountPageProps {
  title: string;
  path: string;
  /** Content beside the form in a wide window, and below it in a narrow one. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Shows the frame around a form of the account pages. Also shows the flash message that the previous page set, if any.
 */
export async function AccountPage({ title, path, aside, children }: AccountPageProps) {
  const notice = await readFlashMessage();
  return (
    <>
      <PageHead crumbs={[{ name: title, path }]} title={title} />
      <div className={aside ? 'beside split-5-7' : 'beside'}>
        <div className="grid max-w-md gap-6">
          {notice?.form === 'any' && <FormMessage state={notice.state} isPage />}
          {children}
        </div>
        {aside}
      </div>
    </>
  );
}
