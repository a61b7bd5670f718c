import type { OperatorRow } from '../schema/rows.ts';

/**
 * The built-in details of the site's operator. All details are null, because no detail may be made up. Pages leave the
 * details out until the operator enters them.
 */
export const operator: OperatorRow = {
  operator_name: null,
  legal_form: null,
  postal_address: null,
  contact_email: null,
  registration: null,
};
