import { SETTINGS_ID } from '@/lib/config/settings-id';
import { ENTITY_TABLES, type EntityTable, entityOf } from '@/lib/entities/registry';
import type {
  ContentSettings,
  FreshnessLimits,
  PageTemplates,
  WordTargets,
} from '@/lib/schema/content-settings';
import { TEMPLATE_VARIABLES } from '@/lib/seo/page-templates';
import { inBraces, templateFault, variablesIn } from '@/lib/templates/template';
import type { Field } from '../field';
import { defineResource } from '../resource';
import { lines, optional, required, slug, text, whole } from '../schemas';

type Setting = keyof ContentSettings;

const TITLE_LENGTH = 200;
const DESCRIPTION_LENGTH = 500;

/**
 * Returns the schema of a template for an entity's titles or descriptions. A template may use only the variables of its
 * entity. With `mustName`, it must contain the variable for the row's name.
 */
const template = (table: EntityTable, max: number, mustName: boolean) =>
  text(max).superRefine((value, context) => {
    const offered = TEMPLATE_VARIABLES[table];
    const fault = templateFault(value, offered);
    if (fault) context.addIssue({ code: 'custom', message: fault });
    else if (mustName && !variablesIn(value).includes(offered[0]))
      context.addIssue({
        code: 'custom',
        message: `Include ${inBraces(offered[0])}, or every page gets the same title.`,
      });
  });

/** Returns the noun that labels use for an entity's rows. */
const nounOf = (table: EntityTable) =>
  table === 'content' ? 'guides and articles' : entityOf(table).title.toLowerCase();

const listed = (table: EntityTable) => `Variables: ${TEMPLATE_VARIABLES[table].map(inBraces).join(' ')}`;

const title = (
  name: keyof PageTemplates,
  table: EntityTable,
  label: string,
  help = listed(table),
): Field<Setting> => ({
  name,
  label,
  help,
  kind: 'text',
  max: TITLE_LENGTH,
  schema: optional(template(table, TITLE_LENGTH, true)),
  initial: null,
});

const description = (table: EntityTable): Field<Setting> => ({
  name: `${table}_description`,
  label: `Description of ${nounOf(table)}`,
  kind: 'textarea',
  help: `${listed(table)}. {{description}} is the row’s description, or else its known facts.`,
  max: DESCRIPTION_LENGTH,
  schema: optional(template(table, DESCRIPTION_LENGTH, false)),
  initial: null,
});

const titlesOf = (table: EntityTable) =>
  table === 'retailers'
    ? [
        title('retailers_title', table, 'Title of retailers with a sale'),
        title('retailers_title_no_sale', table, 'Title of retailers without a sale'),
      ]
    : [title(`${table}_title`, table, `Title of ${nounOf(table)}`)];

const sentence = (name: Setting, label: string, max: number, help: string): Field<Setting> => ({
  name,
  label,
  help,
  kind: max > 100 ? 'textarea' : 'text',
  max,
  schema: optional(required(max)),
  initial: null,
});

/** Returns the form field for a text that explains the mark 'Ad'. The text must contain 'Ad'. */
const disclosure = (name: Setting, label: string, max: number, help: string): Field<Setting> => ({
  ...sentence(name, label, max, help),
  schema: optional(
    required(max).refine(
      (value) => /\bAd\b/.test(value),
      'Mention the mark ‘Ad’, so that shoppers know which links you mean.',
    ),
  ),
});

const words = (name: keyof WordTargets, label: string, min: number, max: number): Field<Setting> => ({
  name,
  label,
  kind: 'number',
  min,
  max,
  schema: optional(whole(min, max)),
  initial: null,
});

const days = (name: keyof FreshnessLimits, label: string): Field<Setting> => ({
  name,
  label,
  kind: 'number',
  min: 1,
  max: 1000,
  schema: optional(whole(1, 1000)),
  initial: null,
});

/** The settings of the site's texts. Null means the built-in default (lib/fallback/content-settings.ts). */
export const contentSettings = defineResource({
  key: 'content-settings',
  table: 'content_settings',
  one: 'content settings',
  many: 'content settings',
  single: { id: SETTINGS_ID },
  nameColumn: 'id',
  hasSlug: false,
  groups: [
    ...ENTITY_TABLES.map((table) => ({
      label: `${entityOf(table).title} in search engines`,
      fields: [...titlesOf(table), description(table)],
    })),
    {
      label: 'Disclosure of paid links',
      fields: [
        disclosure(
          'footer_disclosure',
          'In the footer of every page',
          300,
          'A link to ‘How we make money’ follows.',
        ),
        sentence('ad_disclosure', 'Beside paid links', 200, 'The mark ‘Ad’ comes before this text.'),
        disclosure('banner_disclosure', 'In the banner', 60, 'A link to ‘How it works’ follows.'),
      ],
    },
    {
      label: 'Author',
      fields: [
        {
          name: 'default_author_slug',
          label: 'Default author',
          help: 'Signs guides and articles without an author. Only a published person is shown.',
          kind: 'reference',
          to: 'people',
          none: 'Nobody (the site’s name is shown)',
          schema: optional(slug),
          initial: null,
        },
      ],
    },
    {
      label: 'Rules for writing',
      fields: [
        sentence('tone', 'Tone', 1000, 'How texts sound. Prompts use it as {{tone}}.'),
        {
          name: 'house_rules',
          label: 'House rules',
          help: 'What every text must observe. Prompts use them as {{house_rules}}.',
          kind: 'lines',
          item: 'rule',
          max: 40,
          length: 300,
          schema: optional(lines(40, 300)),
          initial: null,
        },
        {
          name: 'banned_words',
          label: 'Banned words',
          help: 'Words and phrases that no text may contain. Prompts use them as {{banned_words}}.',
          kind: 'lines',
          item: 'banned word',
          max: 200,
          length: 60,
          schema: optional(lines(200, 60)),
          initial: null,
        },
      ],
    },
    {
      label: 'Word targets',
      fields: [
        words('guide_words', 'Words in a guide', 50, 5000),
        words('article_words', 'Words in an article', 50, 5000),
        words('retailer_words', 'Words in a retailer’s description', 10, 1000),
        words('category_words', 'Words in a category’s description', 10, 1000),
        words('product_words', 'Words in a product’s description', 10, 1000),
      ],
    },
    {
      label: 'Days until a check is due',
      fields: [
        days('retailer_days', 'Facts of a retailer'),
        days('price_days', 'Price of a product'),
        days('sale_date_days', 'Sale date'),
        days('guide_days', 'Guide'),
        days('article_days', 'Article'),
      ],
    },
  ],
  columns: [],
  search: [],
  filters: [],
  sort: { by: 'id', descending: false },
});
