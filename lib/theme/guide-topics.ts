import type { DrawingName } from '@/lib/images/drawings';
import type { Hue } from './hues';

interface Topic {
  drawing: DrawingName;
  hue: Hue;
}

/**
 * The subjects of guides and articles, each with its cover drawing, its hue and its words. The subject of a text is the
 * first one with a word that the text's slug contains.
 */
const TOPICS: (Topic & { words: string[] })[] = [
  { drawing: 'tvs', hue: 'electronics', words: ['tv', 'tvs'] },
  { drawing: 'laptops', hue: 'electronics', words: ['laptop', 'laptops'] },
  { drawing: 'headphones', hue: 'electronics', words: ['headphones', 'earbuds'] },
  { drawing: 'smartphone', hue: 'electronics', words: ['phone', 'phones', 'smartphone'] },
  { drawing: 'air-fryers', hue: 'appliances', words: ['air-fryer', 'air-fryers'] },
  { drawing: 'vacuum-cleaners', hue: 'appliances', words: ['vacuum', 'vacuum-cleaners'] },
  { drawing: 'coffee-machines', hue: 'appliances', words: ['coffee-machine', 'coffee-machines'] },
  { drawing: 'washing-machines', hue: 'appliances', words: ['washing-machine', 'washing-machines'] },
  { drawing: 'consoles', hue: 'gaming', words: ['console', 'consoles'] },
  { drawing: 'trainers', hue: 'sports-outdoors', words: ['trainers', 'running-shoes'] },
  { drawing: 'coats-jackets', hue: 'fashion', words: ['coat', 'coats', 'jacket', 'jackets'] },
  { drawing: 'bedding', hue: 'home-living', words: ['mattress', 'mattresses', 'bedding'] },
  { drawing: 'furniture', hue: 'home-living', words: ['sofa', 'sofas', 'furniture'] },
  { drawing: 'building-sets', hue: 'toys-games', words: ['lego', 'building-sets'] },
  { drawing: 'fragrance', hue: 'health-beauty', words: ['perfume', 'fragrance'] },
  { drawing: 'price-tag', hue: 'toys-games', words: ['discount', 'discounts'] },
  { drawing: 'receipt', hue: 'electronics', words: ['return', 'returns', 'refund', 'refunds'] },
  { drawing: 'shop-front', hue: 'fashion', words: ['opening-hours', 'opening-times'] },
  { drawing: 'parcel', hue: 'home-living', words: ['delivery', 'deliveries'] },
  { drawing: 'gift-card', hue: 'health-beauty', words: ['gift-card', 'gift-cards', 'vouchers'] },
  { drawing: 'bank-card', hue: 'groceries', words: ['pay', 'paying', 'payment'] },
  { drawing: 'padlock', hue: 'sports-outdoors', words: ['fake', 'scam', 'scams', 'fraud'] },
  { drawing: 'wall-calendar', hue: 'gaming', words: ['sales-start'] },
  { drawing: 'shopping-bags', hue: 'gaming', words: ['january-sales'] },
  { drawing: 'hourglass', hue: 'toys-games', words: ['waiting'] },
  { drawing: 'shopping-list', hue: 'appliances', words: ['price', 'prices'] },
];

/** Drawings for sections of a guide. The first entry with a word in the slug of the section's heading applies. */
const SECTIONS: { drawing: DrawingName; words: string[] }[] = [
  { drawing: 'price-tag', words: ['worth-paying-for', 'cost', 'sum'] },
  { drawing: 'parcel', words: ['box', 'order', 'orders'] },
  { drawing: 'hourglass', words: ['wait', 'later', 'clock', 'retiring'] },
  { drawing: 'receipt', words: ['wrong', 'faulty', 'refuses', 'sending-it-back', 'claim'] },
  { drawing: 'shopping-list', words: ['check', 'list', 'label', 'listing', 'matter', 'matters'] },
  { drawing: 'shop-front', words: ['shop', 'branch', 'sellers'] },
  { drawing: 'bank-card', words: ['paid', 'card', 'cards'] },
  { drawing: 'laptops', words: ['online'] },
  { drawing: 'smartphone', words: ['messages'] },
  { drawing: 'kettle', words: ['kitchen'] },
];

const isNamedIn = (slug: string) => (word: string) => `-${slug}-`.includes(`-${word}-`);

/**
 * Returns the drawing for a section of a guide, found by words in the slug of its heading: 'buy-now-or-wait' →
 * hourglass. If no word in SECTIONS matches, tries the words in TOPICS. Returns null if none matches either.
 */
export const drawingOfSection = (slug: string): DrawingName | null =>
  SECTIONS.find(({ words }) => words.some(isNamedIn(slug)))?.drawing ?? topicOfGuide(slug)?.drawing ?? null;

/**
 * Returns the drawing and hue for a guide, found by words in its slug: 'how-to-buy-a-tv' → tvs, electronics. Returns
 * null if no word matches.
 */
export function topicOfGuide(slug: string): Topic | null {
  return TOPICS.find(({ words }) => words.some(isNamedIn(slug))) ?? null;
}

/**
 * Sorts guides so that those with the same hue as the guide with this slug come first. Most of them are about the same
 * kind of products.
 */
export function sameKindFirst<T extends { slug: string }>(slug: string, rows: T[]): T[] {
  const hue = topicOfGuide(slug)?.hue;
  const isSame = (row: T) => hue !== undefined && topicOfGuide(row.slug)?.hue === hue;
  return rows.toSorted((a, b) => Number(isSame(b)) - Number(isSame(a)));
}
