import { legalMetadata, LegalPage } from '@/components/site/legal/legal-page';

export const generateMetadata = () => legalMetadata('how-we-make-money');

export default function HowWeMakeMoneyPage() {
  return <LegalPage slug="how-we-make-money" />;
}
