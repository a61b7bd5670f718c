import type { OperatorRow } from '../schema/rows.ts';

/** The operator is unknown, and no details are made up. Pages show nothing until the operator enters them. */
export const operator: OperatorRow = {
  operator_name: null,
  legal_form: null,
  postal_address: null,
  contact_email: null,
  registration: null,
};
