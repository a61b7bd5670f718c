import { legalMetadata, LegalPage } from '@/components/site/legal/legal-page';

export const generateMetadata = () => legalMetadata('terms');

export default function TermsPage() {
  return <LegalPage slug="terms" />;
}
