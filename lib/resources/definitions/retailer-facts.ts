import { SOURCE_REL } from '@/lib/affiliates/paid-links';
import type { ShopFactFields } from '@/lib/catalogue/shop-facts';
import { READABLE_CONTRAST, contrastOf } from '@/lib/theme/contrast';
import type { Field } from '../field';
import type { Resource } from '../resource';
import { colour, day, httpUrl, optional, text, whole, yesNoUnknown } from '../schemas';

// Two groups of fields in the retailer's form: the colours of the brand, and the facts that share one source.

const colourField = <Name extends string>(name: Name, label: string, help: string): Field<Name> => ({
  name,
  label,
  help,
  kind: 'text',
  max: 7,
  schema: optional(colour),
  initial: null,
});

const BRAND_FIELDS = [
  colourField('brand_bg', 'Background colour', 'Six digits after a #, such as #4B1A8A.'),
  colourField(
    'brand_ink',
    'Colour of the name',
    'The shop’s name in this colour must be easy to read on the background.',
  ),
];

const factField = <Name extends string>(name: Name, label: string, help: string): Field<Name> => ({
  name,
  label,
  help,
  kind: 'text',
  max: 160,
  schema: optional(text(160)),
  initial: null,
});

const FACT_FIELDS: Field<keyof ShopFactFields>[] = [
  {
    name: 'opens_boxing_day',
    label: 'Opens on Boxing Day',
    help: 'Whether most of its stores open on 26 December. Visitors only see these facts once the source and date below are filled in.',
    kind: 'choice',
    choices: [
      { value: 'true', label: 'Yes' },
      { value: 'false', label: 'No' },
    ],
    none: 'Not known',
    schema: yesNoUnknown,
    initial: null,
  },
  factField(
    'opening_hours',
    'Opening hours over the holidays',
    'One line, such as ‘Christmas Eve until 5 pm, Boxing Day 9 am to 6 pm’.',
  ),
  {
    name: 'returns_days',
    label: 'Days to return things',
    help: 'How many days the shop’s own policy allows, such as 28.',
    kind: 'number',
    min: 1,
    max: 365,
    schema: optional(whole(1, 365)),
    initial: null,
  },
  {
    name: 'christmas_returns_until',
    label: 'Christmas returns until',
    help: 'The last day for returning Christmas shopping, if the shop extends its policy.',
    kind: 'date',
    schema: optional(day),
    initial: null,
  },
  factField('price_match', 'Price match', 'One sentence, such as ‘Matches online prices of named shops’.'),
  factField('delivery', 'Delivery', 'One sentence, such as ‘Free over £50, otherwise £4.99’.'),
  factField('collection', 'Collection', 'One sentence, such as ‘Free in store from the next day’.'),
  {
    name: 'facts_source_name',
    label: 'Source of these facts',
    help: 'Who states them, such as the shop’s own help pages.',
    kind: 'text',
    max: 120,
    schema: optional(text(120)),
    initial: null,
  },
  {
    name: 'facts_source_url',
    label: 'URL of this source',
    rel: SOURCE_REL,
    kind: 'url',
    max: 2048,
    schema: optional(httpUrl),
    initial: null,
  },
  {
    name: 'facts_checked_on',
    label: 'Facts checked on',
    help: 'The date when someone checked the source.',
    kind: 'date',
    schema: optional(day),
    initial: null,
  },
];

export const brandGroup = { label: 'Brand colours', fields: BRAND_FIELDS };
export const factsGroup = { label: 'Opening, returns and delivery', fields: FACT_FIELDS };

/** The rules for the two colours: an editor enters both or neither, and the name must be readable. */
export const BRAND_RULES: NonNullable<Resource<'retailers'>['rules']> = [
  {
    field: 'brand_bg',
    message: 'Enter the background colour too, or leave both colours empty',
    isMet: ({ brand_bg, brand_ink }) => brand_bg !== null || brand_ink === null,
  },
  {
    field: 'brand_ink',
    message: 'Enter the colour of the name too, or leave both colours empty',
    isMet: ({ brand_bg, brand_ink }) => brand_ink !== null || brand_bg === null,
  },
  {
    field: 'brand_ink',
    message: `The name is hard to read on the background. Choose colours with a contrast of at least ${READABLE_CONTRAST}:1`,
    isMet: ({ brand_bg, brand_ink }) =>
      typeof brand_bg !== 'string' ||
      typeof brand_ink !== 'string' ||
      // If a value is not a colour, the contrast is NaN, so this rule counts as met. The field's schema reports the
      // error.
      !(contrastOf(brand_bg, brand_ink) < READABLE_CONTRAST),
  },
];
