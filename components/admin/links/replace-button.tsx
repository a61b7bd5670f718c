'use client';

import { useRouter } from 'next/navigation';
import { RunButton } from '@/components/admin/run-button';
import { replaceLinksAction } from '@/lib/actions/link-manager-actions';
import type { Search } from '@/lib/data/link-replacements';

interface ReplaceButtonProps {
  search: Search;
  /** A hash of the changes in the preview, by which the server notices that the changes would now differ. */
  digest: string;
  label: string;
}

/** A button that applies the previewed changes and then opens the screen of this search and replace. */
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
