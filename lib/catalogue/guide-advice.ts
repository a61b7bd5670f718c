import type { PriceAdvice } from '@/lib/schema/price-advice';
import { ADVICE, type Advice, type Verdict } from './product-facts';

/** When to buy some of the goods that a guide is about. */
interface GoodsAdvice {
  advice: Advice;
  /** The goods for which the advice holds, often with the reason: 'Sofas and mattresses, on offer all year'. */
  goods: string;
}

type Lists = Pick<PriceAdvice, Advice>;

/** Matches advice for a reader whose own machine has failed, such as 'A machine, if yours leaks'. */
const ABOUT_YOURS = /\bif yours\b/;

/**
 * Returns when to buy the goods of a guide. If an entry of `lists` names exactly these goods, returns its advice, with
 * the reason in the category's list. Returns null if the category's list has no reason, because the advice would then
 * seem to hold for all goods of the guide.
 * If no entry names exactly these goods, returns the first entry with the advice that the products share, so that the
 * guide does not contradict the products. If no entry has this advice, returns the first entry of all lists. The lists
 * begin with what to buy early. In both cases, prefers an entry that is not about the reader's own machine. Returns
 * null if the lists are empty.
 * @param subject the goods of the guide, such as 'Mattresses'
 * @param lists the lists of the guide's subcategory
 * @param category the lists of the category to which this subcategory belongs
 * @param products the products of the subcategory
 */
export function adviceAbout(
  subject: string,
  lists: Lists,
  category: Lists | null,
  products: { verdict: Verdict | null }[] = [],
): GoodsAdvice | null {
  const entries = ADVICE.flatMap((advice) => lists[advice].map((goods) => ({ advice, goods })));
  const name = subject.toLowerCase();
  const exact = entries.find(({ goods }) => goods.toLowerCase() === name);
  if (exact) {
    const goods = category?.[exact.advice].find((entry) => namesWithReason(entry.toLowerCase(), name));
    return goods ? { advice: exact.advice, goods } : null;
  }
  const [shared, ...others] = new Set(products.flatMap(({ verdict }) => verdict?.advice ?? []));
  const agreeing = others.length > 0 ? [] : entries.filter(({ advice }) => advice === shared);
  return firstOf(agreeing) ?? firstOf(entries) ?? null;
}

/** Returns the first entry that is not about the reader's own machine, or else the first entry. */
const firstOf = (entries: GoodsAdvice[]): GoodsAdvice | undefined =>
  entries.find(({ goods }) => !ABOUT_YOURS.test(goods)) ?? entries[0];

/** Returns whether an entry of a list names the goods before its first comma, and has a reason after it. */
function namesWithReason(entry: string, name: string): boolean {
  const [goods = '', reason] = entry.split(', ');
  return reason !== undefined && ` ${goods} `.includes(` ${name} `);
}
