import { notFound, permanentRedirect, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Interrupted } from '@/components/interrupted';
import { getRedirect } from '@/lib/data/redirects';
import { asciiUrl } from '@/lib/routing/ascii-url';
import { finalRedirectTarget } from '@/lib/services/routing/resolve-route';
import { NotFoundContent } from './not-found-content';

interface NotFoundResponseProps {
  paths?: string[];
  /** The content of the 404 page, if it is not the usual content. */
  content?: ReactNode;
}

/** Redirects if one of these paths has a stored redirect; otherwise responds with 404. */
export async function NotFoundResponse({ paths = [], content }: NotFoundResponseProps) {
  const moved = paths.length > 0 ? await getRedirect(paths) : null;
  const end = moved && (await finalRedirectTarget(moved.to));
  if (end) (moved.isPermanent ? permanentRedirect : redirect)(asciiUrl(end));
  return <Interrupted by={notFound}>{content ?? <NotFoundContent />}</Interrupted>;
}
