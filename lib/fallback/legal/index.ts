import { about } from './about.ts';
import { contact } from './contact.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { howWeMakeMoney } from './how-we-make-money.ts';
import type { LegalPage, LegalSlug } from './legal-page.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** The built-in texts, in the order in which the admin area lists them; `email` is the configured contact address. */
export const legalPages = (email: string | undefined): Record<LegalSlug, LegalPage> => ({
  privacy,
  'cookie-policy': cookiePolicy,
  terms,
  'how-we-make-money': howWeMakeMoney,
  contact: contact(email),
  about,
});
