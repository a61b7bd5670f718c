import { legalMetadata, LegalPage } from '@/components/site/legal-page';
import { howWeMakeMoney } from '@/lib/fallback/legal/how-we-make-money';

export const metadata = legalMetadata(howWeMakeMoney);

export default function HowWeMakeMoneyPage() {
  return <LegalPage page={howWeMakeMoney} />;
}
