import { SETTINGS_ID } from '@/lib/config/settings-id';
import { emailAddress } from '@/lib/forms/email';
import type { OperatorRow } from '@/lib/schema/rows';
import type { Field } from '../field';
import { defineResource } from '../resource';
import { optional, text } from '../schemas';

type Fact = keyof OperatorRow;

const fact = (name: Fact, label: string, max: number, help: string): Field<Fact> => ({
  name,
  label,
  help,
  kind: name === 'postal_address' ? 'textarea' : 'text',
  max,
  schema: optional(name === 'contact_email' ? emailAddress : text(max)),
  initial: null,
});

/**
 * The settings with the details of the site's operator. They have no built-in values, and pages leave out empty fields.
 * Only an empty email address is replaced, by the environment variable CONTACT_EMAIL.
 */
export const operator = defineResource({
  key: 'operator',
  table: 'operator_settings',
  one: 'operator settings',
  many: 'operator settings',
  single: { id: SETTINGS_ID },
  nameColumn: 'operator_name',
  hasSlug: false,
  groups: [
    {
      label: 'Who runs this site',
      fields: [
        fact(
          'operator_name',
          'Name',
          200,
          'The full name of the person or company responsible for the site.',
        ),
        fact(
          'legal_form',
          'Legal form',
          200,
          'For example: sole trader, partnership, private limited company.',
        ),
        fact(
          'postal_address',
          'Address',
          500,
          'Your registered or business address, including the postcode.',
        ),
        fact(
          'contact_email',
          'Email',
          255,
          'Shown instead of CONTACT_EMAIL. People also use it to ask about their data.',
        ),
        fact(
          'registration',
          'Registration',
          300,
          'Any of these: company number and place of registration, VAT number, ICO registration.',
        ),
      ],
    },
  ],
  columns: [],
  search: [],
  filters: [],
  sort: { by: 'id', descending: false },
});
