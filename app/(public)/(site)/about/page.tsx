import { legalMetadata, LegalPage } from '@/components/site/legal-page';
import { about } from '@/lib/fallback/legal/about';

export const metadata = legalMetadata(about);

export default function AboutPage() {
  return <LegalPage page={about} />;
}
