import type { Retailer } from '@/lib/catalogue/entities';
import { NOT_CHECKED } from '@/lib/catalogue/sale-labels';
import { formatDate } from '@/lib/dates/london-time';
import { withSmallLetter } from '@/lib/text/initial';
import { FaqList } from '../faq-list';

/**
 * Shows a shop's questions and answers. The answers state when the sale starts, opening hours and returns, so a line
 * says when an editor last checked the shop's facts, or that nobody has. Without such a check, the answers are not
 * structured data.
 */
export function ShopFaqs({ retailer: { name, faqs, last_verified } }: { retailer: Retailer }) {
  return (
    <FaqList
      faqs={faqs}
      title={`${name}: questions and answers`}
      note={
        last_verified
          ? `Last verified ${formatDate(last_verified)}`
          : `Usual practice, ${withSmallLetter(NOT_CHECKED)}`
      }
      hasData={last_verified !== null}
      isFirstOpen
    />
  );
}
