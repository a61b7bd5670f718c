import { keepUnits } from '@/lib/html/no-break';
import type { Faq } from '@/lib/schema/rows';
import { faqPage } from '@/lib/seo/json-ld';
import { JsonLd } from './json-ld';
import { Section } from './section';

interface FaqListProps {
  faqs: Faq[];
  title?: string;
  /** Says below the title how the site knows the answers. */
  note?: string;
  /** Whether the answers are structured data too. Structured data cannot say that an answer is not yet checked. */
  hasData?: boolean;
  /** Whether the answer to the first question is open. */
  isFirstOpen?: boolean;
}

/** Shows questions with collapsed answers. The browser's find-in-page also finds text in collapsed answers. */
export function FaqList({
  faqs,
  title = 'Questions and answers',
  note,
  hasData = true,
  isFirstOpen = false,
}: FaqListProps) {
  if (faqs.length === 0) return null;
  return (
    <Section id="questions" title={title} description={note}>
      <div className="faq">
        {faqs.map((faq, index) => (
          <details key={faq.question} open={isFirstOpen && index === 0}>
            <summary>{keepUnits(faq.question)}</summary>
            <p className="whitespace-pre-line">{keepUnits(faq.answer)}</p>
          </details>
        ))}
      </div>
      {hasData && <JsonLd data={faqPage(faqs)} />}
    </Section>
  );
}
