import { SITE_NAME } from '../config/site-name.ts';
import { ENTITY_TABLES, entityOf } from '../entities/registry.ts';
import type { ContentSettings, PageTemplates } from '../schema/content-settings.ts';
import { inBraces } from '../templates/template.ts';

/** The default templates of every entity: the row's name as the title, and the row's own description. */
const PLAIN_TEMPLATES = Object.fromEntries(
  ENTITY_TABLES.flatMap((table) => [
    [`${table}_title`, inBraces(entityOf(table).nameColumn)],
    [`${table}_description`, inBraces('description')],
  ]),
) as PageTemplates;

/** The content settings that apply until an editor changes them. */
export const contentSettings: ContentSettings = {
  ...PLAIN_TEMPLATES,
  retailers_title: '{{name}} Boxing Day sale',
  retailers_title_no_sale: '{{name}} after Christmas',
  categories_title: '{{name}} in the Boxing Day sales',
  subcategories_title: '{{name}} in the Boxing Day sales',
  products_title: '{{name}} in the Boxing Day sales',
  people_title: '{{name}}, {{role}}',
  footer_disclosure: `Affiliate disclosure: ${SITE_NAME} may earn a commission when you buy through links marked ‘Ad’. It costs you nothing extra.`,
  ad_disclosure: 'marks links for which we may earn a commission, at no extra cost.',
  banner_disclosure: 'We earn from ‘Ad’ links.',
  default_author_slug: null,
  tone: 'Plain British English. Short, active sentences. Speak to the reader as ‘you’. Calm and exact, never excited.',
  house_rules: [
    'Never invent a price, date, discount, review, person or number.',
    'Name the source and the day of every fact that can change.',
    'Say openly what is not known.',
    'Don’t claim that we have tested, used or visited anything.',
    'Write dates as 26 December, and money as £1,299.99.',
    'Don’t hurry the reader, and don’t promise savings.',
  ],
  banned_words: [
    'amazing',
    'bargain of the year',
    'best ever',
    'don’t miss out',
    'game-changer',
    'guaranteed lowest',
    'hurry',
    'incredible',
    'insane',
    'massive savings',
    'must-have',
    'once in a lifetime',
    'unbeatable',
    'while stocks last',
  ],
  guide_words: 800,
  article_words: 400,
  retailer_words: 60,
  category_words: 60,
  product_words: 60,
  retailer_days: 90,
  price_days: 30,
  sale_date_days: 30,
  guide_days: 365,
  article_days: 90,
};
