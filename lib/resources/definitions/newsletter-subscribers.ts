import { defineResource } from '../resource';

const STATUSES = [
  { value: 'pending', label: 'Pending' },
  { value: 'confirming', label: 'Asked to confirm' },
  { value: 'subscribed', label: 'Subscribed' },
  { value: 'failed', label: 'Failed' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
];

/** The newsletter's subscribers and their consent. Rows come only from the newsletter form. */
export const newsletterSubscribers = defineResource({
  key: 'newsletter-subscribers',
  table: 'newsletter_subscribers',
  one: 'subscriber',
  many: 'subscribers',
  nameColumn: 'email',
  hasSlug: false,
  isReadOnly: true,
  finality:
    'This can’t be undone. The email address and the record of consent are deleted here permanently, but not at Mailchimp.',
  groups: [],
  columns: [
    { name: 'email', label: 'Email', isSortable: true },
    { name: 'first_name', label: 'First name', isExportOnly: true },
    { name: 'last_name', label: 'Last name', isExportOnly: true },
    { name: 'status', label: 'Status', as: 'choice', isSortable: true },
    { name: 'attempts', label: 'Attempts', as: 'number', isSortable: true },
    { name: 'last_error', label: 'Last error' },
    { name: 'next_attempt_at', label: 'Next attempt', isExportOnly: true },
    { name: 'consented_at', label: 'Consent given', as: 'moment', isSortable: true },
    { name: 'consent_text', label: 'Consent' },
  ],
  search: ['email', 'first_name', 'last_name'],
  filters: [
    { name: 'status', label: 'Status', kind: 'choice', choices: STATUSES },
    { name: 'last_error', label: 'Error', kind: 'empty', yes: 'None', no: 'Some' },
  ],
  bulk: [{ name: 'retry-subscribers', label: 'Retry now' }],
  sort: { by: 'consented_at', descending: true },
});
