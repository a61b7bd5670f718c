import 'server-only';
import { serverEnv } from '@/lib/config/env';
import { legalPages } from '@/lib/fallback/legal/index';
import type { OperatorRow } from '@/lib/schema/rows';

/** Returns the host of the affiliate script; undefined if no script is configured. */
export function affiliateHost(): string | undefined {
  const { AFFILIATE_SCRIPT_URL: script } = serverEnv();
  return script && new URL(script).host;
}

/** Returns the built-in legal pages, adapted to this site's configuration and contact email address. */
export const builtInLegalPages = ({ contact_email }: OperatorRow) =>
  legalPages({
    email: contact_email ?? undefined,
    scriptHost: affiliateHost(),
    eventsKeptDays: serverEnv().EVENTS_KEPT_DAYS,
  });
