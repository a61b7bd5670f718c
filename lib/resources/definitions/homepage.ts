import { z } from 'zod';
import { SETTINGS_ID } from '@/lib/config/settings-id';
import type { Json } from '@/lib/schema/database.types';
import type { HomepageRow } from '@/lib/schema/rows';
import { faqsField, metaFields } from '../common-fields';
import type { Field, RowPart } from '../field';
import { defineResource } from '../resource';
import { link, optional, required, text, whole } from '../schemas';

type Setting = Extract<keyof HomepageRow, string>;

const HTML_LENGTH = 20_000;

// An empty field of this form is stored as null, which means the built-in default. Empty rich text and empty lists are
// stored as they are, because an editor may want no text or no entries.

const line = (name: Setting, label: string, max = 100): Field<Setting> => ({
  name,
  label,
  kind: max > 200 ? 'textarea' : 'text',
  max,
  schema: optional(text(max)),
  initial: null,
});

const html = (name: Setting, label: string): Field<Setting> => ({
  name,
  label,
  kind: 'html',
  max: HTML_LENGTH,
  schema: text(HTML_LENGTH).nullable(),
  initial: null,
});

const count = (name: Setting, label: string): Field<Setting> => ({
  name,
  label,
  kind: 'number',
  min: 1,
  max: 60,
  schema: optional(whole(1, 60)),
  initial: null,
});

const shown = (name: Setting, help?: string): Field<Setting> => ({
  name,
  label: 'Show this section',
  help,
  kind: 'boolean',
  schema: z.boolean(),
  initial: true,
});

const list = (
  name: Setting,
  label: string,
  item: string,
  max: number,
  { parts, row, help }: { parts: RowPart[]; row: z.ZodType<Json>; help?: string },
): Field<Setting> => ({
  name,
  label,
  help,
  kind: 'rows',
  item,
  max,
  parts,
  schema: z.array(row).max(max, `At most ${max}`).nullable(),
  initial: null,
});

const part = (name: string, label: string, length: number, kind: RowPart['kind'] = 'text'): RowPart => ({
  name,
  label,
  kind,
  length,
});

/**
 * The schema of an editorial tip. A tip without a title is stored as plain text (docs/product.md#homepage-settings).
 */
const tip = z.union([
  required(1000, 'A tip'),
  z
    .strictObject({ title: text(200), description: text(1000) })
    .refine(({ title, description }) => title || description, { error: 'Enter a tip', path: ['description'] })
    .transform(({ title, description }) => (title ? { title, description } : description)),
]);

const titled = (name: 'retailers' | 'categories' | 'guides') => [
  line(`${name}_section_title`, 'Title'),
  line(`${name}_section_description`, 'Description', 200),
];

export const homepage = defineResource({
  key: 'homepage',
  preview: { path: '/admin/homepage/preview', of: 'the homepage' },
  table: 'homepage_settings',
  one: 'homepage settings',
  many: 'homepage settings',
  failureName: 'settings',
  single: { id: SETTINGS_ID },
  nameColumn: 'hero_h1',
  hasSlug: false,
  publicPath: () => '/',
  groups: [
    {
      label: 'Hero',
      fields: [
        line('hero_h1', 'Heading'),
        line('hero_subtitle', 'Subtitle', 300),
        {
          ...line('hero_trust_evidence', 'Evidence for the claim in the subtitle', 2000),
          help: 'Who counted the shoppers, how and when. It’s not shown on the page, but it’s not secret. Without it, the overview lists the claim as unsubstantiated.',
        },
        line('hero_search_placeholder', 'Placeholder of the search box'),
        line('hero_search_button_text', 'Search button', 40),
        line('hero_popular_searches_label', 'Label of the popular searches'),
        list('hero_popular_searches', 'Popular searches', 'popular search', 3, {
          parts: [part('text', 'Text', 60), part('link', 'Link', 2048, 'link')],
          row: z.strictObject({ text: required(60, 'A text'), link }),
        }),
      ],
    },
    { label: 'Introduction', fields: [shown('show_intro_section'), html('intro_paragraph', 'Introduction')] },
    {
      label: 'Top retailers',
      fields: [
        shown('show_retailers_section', 'Also shows or hides the sale dates below it.'),
        ...titled('retailers'),
        count('retailers_section_count', 'How many are shown'),
      ],
    },
    {
      label: 'What you’ll find, and how it works',
      fields: [
        shown('show_what_youll_find_section', 'Shows both texts.'),
        line('what_youll_find_title', 'Title of ‘what you’ll find’'),
        html('what_youll_find_content', 'What you’ll find'),
        line('how_it_works_title', 'Title of ‘how it works’'),
        html('how_it_works_content', 'How it works'),
      ],
    },
    {
      label: 'Popular categories',
      fields: [
        shown('show_categories_section'),
        ...titled('categories'),
        count('categories_section_count', 'How many are shown'),
      ],
    },
    { label: 'Featured products', fields: [shown('show_products_section')] },
    {
      label: 'Editorial card',
      fields: [
        shown('show_editorial_section'),
        line('editorial_card_title', 'Title'),
        html('editorial_intro_paragraph', 'Introduction of the card'),
        line('editorial_tips_title', 'Title of the tips'),
        list('editorial_tips', 'Tips', 'tip', 20, {
          parts: [part('title', 'Title', 200), part('description', 'Text', 1000, 'textarea')],
          row: tip,
          help: 'The title may be empty.',
        }),
        line('editorial_callout_title', 'Title of the callout'),
        html('editorial_callout_content', 'Callout'),
      ],
    },
    {
      label: 'Buying guides',
      fields: [
        shown(
          'show_guides_section',
          'Shows published guides of priority 1, or the cards below if there are none.',
        ),
        ...titled('guides'),
        list('guides_cards', 'Cards', 'card', 12, {
          parts: [
            part('title', 'Title', 120),
            part('description', 'Description', 500, 'textarea'),
            part('link', 'Link', 2048, 'link'),
          ],
          row: z.strictObject({ title: required(120, 'A title'), description: text(500), link }),
        }),
      ],
    },
    {
      label: 'Trust',
      fields: [
        shown('show_trust_section'),
        line('trust_section_title', 'Title'),
        html('trust_section_content', 'What shoppers can rely on'),
      ],
    },
    {
      label: 'Money-saving tips',
      fields: [
        shown('show_money_saving_tips_section'),
        line('money_saving_tips_title', 'Title'),
        html('money_saving_tips_content', 'Ways to spend less'),
      ],
    },
    {
      label: 'About, and questions',
      fields: [
        line('about_section_title', 'Title'),
        html('about_section_content', 'About the site'),
        { ...faqsField, name: 'homepage_faqs', schema: faqsField.schema.nullable(), initial: null },
      ],
    },
    {
      label: 'Newsletter',
      fields: [
        shown('show_newsletter_section', 'Also shows or hides the deal alerts sign-up.'),
        line('newsletter_title', 'Title'),
        html('newsletter_content', 'Newsletter'),
      ],
    },
    {
      label: 'Disclaimer',
      fields: [
        shown('show_disclaimer_section'),
        line('disclaimer_text', 'Disclaimer', 5000),
        line('disclaimer_link_text', 'Text of the link'),
        {
          ...line('disclaimer_link_url', 'URL of the link'),
          kind: 'text',
          isLink: true,
          max: 2048,
          schema: optional(link),
        },
      ],
    },
    { label: 'Search engines', fields: metaFields },
  ],
  columns: [],
  search: [],
  filters: [],
  sort: { by: 'id', descending: false },
});
