import { legalMetadata, LegalPage } from '@/components/site/legal/legal-page';

export const generateMetadata = () => legalMetadata('accessibility');

export default function AccessibilityPage() {
  return <LegalPage slug="accessibility" />;
}
