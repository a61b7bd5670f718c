import { z } from 'zod';
import { emailAddress } from '@/lib/forms/email';
import { defineResource } from '../resource';
import { optional, required, text } from '../schemas';

const STATUSES = [
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
];

/**
 * Complaints about personal data. They come only from the form at /auth/complain; editors record the outcome in the
 * admin area.
 */
export const complaints = defineResource({
  key: 'complaints',
  table: 'data_complaints',
  one: 'complaint',
  many: 'complaints',
  nameColumn: 'email',
  hasSlug: false,
  isFixedSet: true,
  finality: 'This can’t be undone. The complaint and your notes are deleted permanently.',
  groups: [
    {
      label: 'The complaint',
      fields: [
        {
          name: 'name',
          label: 'Name',
          kind: 'text',
          max: 100,
          isFixed: true,
          schema: optional(text(100)),
          initial: null,
        },
        {
          name: 'email',
          label: 'Email',
          kind: 'text',
          max: 255,
          isFixed: true,
          schema: emailAddress,
          initial: '',
        },
        {
          name: 'complaint',
          label: 'Complaint',
          kind: 'textarea',
          max: 5000,
          isFixed: true,
          schema: required(5000, 'A complaint'),
          initial: '',
        },
      ],
    },
    {
      label: 'What was done',
      fields: [
        {
          name: 'status',
          label: 'Status',
          help: 'Acknowledge the complaint by email within 30 days, and send the outcome without undue delay. Then choose ‘Answered’.',
          kind: 'choice',
          choices: STATUSES,
          schema: z.enum(['open', 'answered'], 'Choose one of the options'),
          initial: 'open',
        },
        {
          name: 'outcome',
          label: 'Outcome',
          help: 'What you investigated, what you did, and when you sent the outcome.',
          kind: 'textarea',
          max: 5000,
          schema: optional(text(5000)),
          initial: null,
        },
      ],
    },
  ],
  columns: [
    { name: 'email', label: 'Email', isSortable: true },
    { name: 'complaint', label: 'Complaint' },
    { name: 'status', as: 'choice', isSortable: true },
    { name: 'acknowledge_by', label: 'Acknowledge by', as: 'date', isSortable: true },
    { name: 'created_at', label: 'Received', as: 'moment', isSortable: true },
    { name: 'outcome', label: 'Outcome', isExportOnly: true },
  ],
  search: ['email', 'name', 'complaint'],
  filters: [{ name: 'status', label: 'Status', kind: 'choice', choices: STATUSES }],
  sort: { by: 'created_at', descending: true },
});
