import { notFound, permanentRedirect, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { Interrupted } from '@/components/interrupted';
import { asciiUrl } from '@/lib/routing/ascii-url';
import { redirectFrom } from '@/lib/services/routing/resolve-route';
import { NotFoundContent } from './not-found-content';

interface NotFoundResponseProps {
  paths?: string[];
  /** The content of the 404 page, if it differs from the usual content. */
  content?: ReactNode;
}

/** Redirects if one of `paths` has a stored redirect; otherwise responds with 404. */
export async function NotFoundResponse({ paths = [], content }: NotFoundResponseProps) {
  const moved = await redirectFrom(paths);
  if (moved) (moved.isPermanent ? permanentRedirect : redirect)(asciiUrl(moved.to));
  return <Interrupted by={notFound}>{content ?? <NotFoundContent />}</Interrupted>;
}
