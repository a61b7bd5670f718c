import { formatMoment } from '../../dates/london-time.ts';
import { byWeight, type Found, viewsText } from '../proposal.ts';

interface Subject {
  table: 'products' | 'categories' | 'retailers';
  id: string;
  name: string;
  views: number;
}

interface OfferSignal {
  id: string;
  title: string;
  shop: string;
  /** The product or category of the offer; the retailer if the offer has neither. */
  subject: Subject;
  /** The end of the offer as an ISO time; null if the shop states none. */
  endsAt: string | null;
}

const SOON_MS = 7 * 86_400_000;
const isSame = (a: Subject, b: Subject) => a.table === b.table && a.id === b.id;

/**
 * Proposes a draft for each product, category or retailer whose last published offer ends within a week. For a product
 * or category, the draft is its buying tips. A retailer has no buying tips, so its draft is questions and answers.
 */
export const offersWithoutSuccessor = (offers: readonly OfferSignal[], { now }: { now: number }): Found[] =>
  byWeight(
    offers.flatMap(({ id, title, shop, subject, endsAt }) => {
      if (endsAt === null) return [];
      const end = Date.parse(endsAt);
      const lasts = (other: OfferSignal) => other.endsAt === null || Date.parse(other.endsAt) > end;
      const hasSuccessor = offers.some(
        (other) => other.id !== id && isSame(other.subject, subject) && lasts(other),
      );
      if (end <= now || end - now > SOON_MS || hasSuccessor) return [];
      const isShop = subject.table === 'retailers';
      return {
        key: `${id} ${endsAt}`,
        entity: subject.table,
        rowId: subject.id,
        name: subject.name,
        purpose: isShop ? ('faqs' as const) : ('buying-tips' as const),
        why: `The offer ‘${title}’ from ${shop} ends on ${formatMoment(endsAt)}, and no other offer for ${subject.name} lasts longer. ${viewsText(subject.views)}`,
        effect: `${isShop ? 'Questions and answers' : 'Buying tips'} tell shoppers on the page what they can do once the offer has ended.`,
        brief: [
          {
            label: `The last offer that we know of, which ends on ${formatMoment(endsAt)}`,
            value: `${title}, from ${shop}`,
          },
        ],
        weight: subject.views,
      };
    }),
  );
