import { legalMetadata, LegalPage } from '@/components/site/legal/legal-page';

export const generateMetadata = () => legalMetadata('privacy');

export default function PrivacyPage() {
  return <LegalPage slug="privacy" />;
}
