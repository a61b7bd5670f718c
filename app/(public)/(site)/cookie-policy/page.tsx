import { legalMetadata, LegalPage } from '@/components/site/legal-page';
import { cookiePolicy } from '@/lib/fallback/legal/cookie-policy';

export const metadata = legalMetadata(cookiePolicy);

export default function CookiePolicyPage() {
  return <LegalPage page={cookiePolicy} />;
}
