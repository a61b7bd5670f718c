import type { OperatorRow } from '../schema/rows.ts';

/**
 * The built-in details of the site's operator: all unknown, because none may be made up. Pages leave them out until the
 * operator enters them.
 */
export const operator: OperatorRow = {
  operator_name: null,
  legal_form: null,
  postal_address: null,
  contact_email: null,
  registration: null,
};
