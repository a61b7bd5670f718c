import { legalMetadata, LegalPage } from '@/components/site/legal/legal-page';

export const generateMetadata = () => legalMetadata('cookie-policy');

export default function CookiePolicyPage() {
  return <LegalPage slug="cookie-policy" />;
}
