'use client';

import { useRouter } from 'next/navigation';
import { RunButton } from '@/components/admin/run-button';
import { addBuiltInDataAction } from '@/lib/actions/import-actions';

/** Shows the button that starts an import of the missing built-in rows, and then opens the screen of this import. */
export function BuiltInButton() {
  const router = useRouter();
  const run = async () => {
    const id = crypto.randomUUID();
    return { ...(await addBuiltInDataAction({ id })), data: id };
  };
  return (
    <RunButton run={run} onSuccess={(id) => router.push(`/admin/data-migration?run=${id}`)}>
      Load the built-in data
    </RunButton>
  );
}
