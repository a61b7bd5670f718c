import { legalMetadata, LegalPage } from '@/components/site/legal/legal-page';

export const generateMetadata = () => legalMetadata('complaints');

export default function ComplaintsPage() {
  return <LegalPage slug="complaints" />;
}
