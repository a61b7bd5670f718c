import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { complaints } from './complaints.ts';
import { contact } from './contact.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { howWeMakeMoney } from './how-we-make-money.ts';
import type { LegalPage, LegalSlug } from './legal-page.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

interface LegalFacts {
  /** The contact email address, if there is one. */
  email: string | undefined;
  /** The host of the affiliate script, if there is one. */
  scriptHost?: string;
  /** For how many days the events of visitors are kept. */
  eventsKeptDays: number;
}

/** Returns the built-in legal pages of a site, in the order in which the admin area lists them. */
export const legalPages = ({
  email,
  scriptHost,
  eventsKeptDays,
}: LegalFacts): Record<LegalSlug, LegalPage> => ({
  privacy: privacy({ scriptHost, eventsKeptDays }),
  'cookie-policy': cookiePolicy(scriptHost),
  terms,
  'how-we-make-money': howWeMakeMoney,
  contact: contact(email),
  about,
  accessibility,
  complaints: complaints(email),
});
