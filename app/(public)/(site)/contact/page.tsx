import { legalMetadata, LegalPage } from '@/components/site/legal/legal-page';

export const generateMetadata = () => legalMetadata('contact');

export default function ContactPage() {
  return <LegalPage slug="contact" />;
}
