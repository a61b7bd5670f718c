import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { complaints } from './complaints.ts';
import { contact } from './contact.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { howWeMakeMoney } from './how-we-make-money.ts';
import type { LegalPage, LegalSlug } from './legal-page.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/**
 * Returns the built-in legal pages, in the order in which the admin area lists them. `email` is this site's contact
 * address and `scriptHost` the host of its affiliate script; either may be undefined.
 */
export const legalPages = (email: string | undefined, scriptHost?: string): Record<LegalSlug, LegalPage> => ({
  privacy: privacy(scriptHost),
  'cookie-policy': cookiePolicy(scriptHost),
  terms,
  'how-we-make-money': howWeMakeMoney,
  contact: contact(email),
  about,
  accessibility,
  complaints: complaints(email),
});
