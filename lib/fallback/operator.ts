import type { OperatorRow } from '../schema/rows.ts';

/** Nobody is made up: until the operator says who it is, nothing is shown. */
export const operator: OperatorRow = {
  operator_name: null,
  legal_form: null,
  postal_address: null,
  contact_email: null,
  registration: null,
};
