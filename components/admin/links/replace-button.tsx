'use client';

import { useRouter } from 'next/navigation';
import { RunButton } from '@/components/admin/run-button';
import { replaceLinksAction } from '@/lib/actions/link-manager-actions';
import type { Search } from '@/lib/data/link-replacements';

interface ReplaceButtonProps {
  search: Search;
  /**
   * A hash of the changes in the preview. From the hash, the server sees whether the same search would now make other
   * changes.
   */
  digest: string;
  label: string;
}

/** Shows a button that makes the previewed changes, and then opens the screen of this search and replace. */
export function ReplaceButton({ search, digest, label }: ReplaceButtonProps) {
  const router = useRouter();
  return (
    <RunButton
      isMain
      run={() => replaceLinksAction({ search, digest })}
      onSuccess={(data) => data && router.push(`/admin/link-manager/replacement?id=${data.id}`)}
    >
      {label}
    </RunButton>
  );
}
