import { emailAddress } from '@/lib/email-address';
import type { OperatorRow } from '@/lib/fallback/types';
import { SETTINGS_ID } from '@/lib/settings-id';
import type { Field } from './field';
import { defineResource } from './resource';
import { optional, text } from './schemas';

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

/** Who runs the site. Nothing of it is built in, and what is empty is not shown. */
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
          'The full name of the person or company that answers for the site.',
        ),
        fact(
          'legal_form',
          'Legal form',
          200,
          'For example: sole trader, partnership, private limited company.',
        ),
        fact('postal_address', 'Address', 500, 'Where you are established, with the postcode.'),
        fact(
          'contact_email',
          'Email',
          255,
          'Shown in place of CONTACT_EMAIL. People write here about their data, too.',
        ),
        fact(
          'registration',
          'Registration',
          300,
          'Company number and where it is registered, VAT number, ICO registration: what you have of these.',
        ),
      ],
    },
  ],
  columns: [],
  search: [],
  filters: [],
  sort: { by: 'id', descending: false },
});
