import 'server-only';
import { serverEnv } from '@/lib/env';
import { legalPages } from '@/lib/fallback/legal/index';
import type { OperatorRow } from '@/lib/fallback/types';

/** The host of the affiliate script; undefined where none is configured. */
export function affiliateHost(): string | undefined {
  const { AFFILIATE_SCRIPT_URL: script } = serverEnv();
  return script && new URL(script).host;
}

/** The built-in texts of the pages of the site about itself, with what this site is configured to do. */
export const builtInLegalPages = ({ contact_email }: OperatorRow) =>
  legalPages(contact_email ?? undefined, affiliateHost());
