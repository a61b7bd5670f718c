import { legalMetadata, LegalPage } from '@/components/site/legal-page';
import { terms } from '@/lib/fallback/legal/terms';

export const metadata = legalMetadata(terms);

export default function TermsPage() {
  return <LegalPage page={terms} />;
}
