import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { Interrupted } from '@/components/interrupted';
import { endOf } from '@/lib/addresses';
import { asciiAddress } from '@/lib/ascii-address';
import { getRedirect } from '@/lib/data/redirects';
import { NotFoundContent } from './not-found-content';

/** Answers 404, unless one of these paths leads elsewhere (lib/addresses says which). */
export async function NotFoundResponse({ paths = [] }: { paths?: string[] }) {
  const moved = paths.length > 0 ? await getRedirect(paths) : null;
  const end = moved && (await endOf(moved.to));
  if (end) (moved.isPermanent ? permanentRedirect : redirect)(asciiAddress(end));
  return (
    <Interrupted by={notFound}>
      <NotFoundContent />
    </Interrupted>
  );
}
