import { legalMetadata, LegalPage } from '@/components/site/legal-page';
import { serverEnv } from '@/lib/env';
import { contact } from '@/lib/fallback/legal/contact';

const page = contact(serverEnv().CONTACT_EMAIL);

export const metadata = legalMetadata(page);

export default function ContactPage() {
  return <LegalPage page={page} />;
}
