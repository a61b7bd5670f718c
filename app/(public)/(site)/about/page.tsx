import { legalMetadata, LegalPage } from '@/components/site/legal/legal-page';

export const generateMetadata = () => legalMetadata('about');

export default function AboutPage() {
  return <LegalPage slug="about" />;
}
