import type { Faq } from '@/lib/schema/rows';
import { faqPage } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';
import { Section } from './section';

/** Questions with collapsed answers. The browser's find-in-page also finds text in collapsed answers. */
export function FaqList({ faqs, title = 'Questions and answers' }: { faqs: Faq[]; title?: string }) {
  if (faqs.length === 0) return null;
  return (
    <Section id="questions" title={title}>
      <div className="max-w-prose divide-y divide-rule border-y border-rule">
        {faqs.map((faq) => (
          <details key={faq.question} className="group">
            <summary className="flex min-h-11 items-center justify-between gap-4 py-3 font-semibold">
              {faq.question}
              <span
                aria-hidden="true"
                className="no-print text-xl text-brand transition-transform duration-150 group-open:rotate-45"
              >
                +
              </span>
            </summary>
            <p className="pb-4 whitespace-pre-line">{faq.answer}</p>
          </details>
        ))}
      </div>
      <JsonLd data={faqPage(faqs)} />
    </Section>
  );
}
