import { legalMetadata, LegalPage } from '@/components/site/legal-page';
import { privacy } from '@/lib/fallback/legal/privacy';

export const metadata = legalMetadata(privacy);

export default function PrivacyPage() {
  return <LegalPage page={privacy} />;
}
