import { z } from 'zod';
import { isReservedMetaName } from '@/lib/affiliates/reserved-meta-names';
import { defineResource } from '../resource';
import { required, text } from '../schemas';

const META_NAME = /^[A-Za-z0-9][A-Za-z0-9:._-]*$/;
/** Meta tags that verify the site for affiliate networks. Editors find them in a tab of the link manager. */
export const affiliateVerifications = defineResource({
  key: 'affiliate-verifications',
  listPath: '/admin/link-manager/verifications',
  table: 'affiliate_verifications',
  one: 'affiliate verification',
  many: 'affiliate verifications',
  nameColumn: 'network_name',
  hasSlug: false,
  flag: { column: 'is_active', on: 'Active', off: 'Inactive', turnOn: 'Activate', turnOff: 'Deactivate' },
  groups: [
    {
      label: 'The verification',
      fields: [
        {
          name: 'network_name',
          label: 'Network',
          help: 'Your own name for it. Visitors don’t see it.',
          kind: 'text',
          max: 120,
          schema: required(120, 'The name of the network'),
          initial: '',
        },
        {
          name: 'meta_name',
          label: 'Name of the tag',
          help: 'As the network gives it, in <meta name="…" content="…">.',
          kind: 'text',
          max: 120,
          schema: text(120)
            .refine((value) => META_NAME.test(value), 'Letters, digits, hyphens, dots, colons and _')
            .refine(
              (value) => !isReservedMetaName(value),
              'This tag is reserved for the site and doesn’t verify anything',
            ),
          initial: '',
        },
        {
          name: 'meta_content',
          label: 'Content of the tag',
          kind: 'text',
          max: 500,
          schema: required(500, 'The content of the tag'),
          initial: '',
        },
        {
          name: 'is_active',
          label: 'Active',
          help: 'Active tags are added to the head of every page.',
          kind: 'boolean',
          schema: z.boolean(),
          initial: true,
        },
      ],
    },
  ],
  columns: [
    { name: 'network_name', isSortable: true },
    { name: 'meta_name' },
    { name: 'meta_content' },
    { name: 'is_active', as: 'flag', isSortable: true },
    { name: 'updated_at', label: 'Updated', as: 'moment', isSortable: true },
  ],
  search: ['network_name', 'meta_name', 'meta_content'],
  filters: [{ name: 'is_active', label: 'Active', kind: 'flag', yes: 'Active', no: 'Inactive' }],
  sort: { by: 'network_name', descending: false },
});
