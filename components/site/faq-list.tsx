import { keepUnits } from '@/lib/html/no-break';
import type { Faq } from '@/lib/schema/rows';
import { faqPage } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';
import { Section } from './section';

/** Questions with collapsed answers. The browser's find-in-page also finds text in collapsed answers. */
export function FaqList({ faqs, title = 'Questions and answers' }: { faqs: Faq[]; title?: string }) {
  if (faqs.length === 0) return null;
  return (
    <Section id="questions" title={title}>
      <div className="faq">
        {faqs.map((faq) => (
          <details key={faq.question}>
            <summary>{keepUnits(faq.question)}</summary>
            <p className="whitespace-pre-line">{keepUnits(faq.answer)}</p>
          </details>
        ))}
      </div>
      <JsonLd data={faqPage(faqs)} />
    </Section>
  );
}
