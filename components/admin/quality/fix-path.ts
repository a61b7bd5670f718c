import { fieldPathOf, fieldPlaceId } from '@/components/admin/editor/field-place';
import { saleDateOf } from '@/lib/quality/sale-dates';
import { resourceOf } from '@/lib/resources';
import { editPathOf, fieldsOf } from '@/lib/resources/resource';

interface OfRow {
  entity: string;
  row_id: string;
}

const saleDatePath = (id: string) => fieldPathOf(`/admin/sale-windows/${id}`, 'checked_on');

/** Returns the path of the form field in which an editor can mend a fault; '/admin' if the entity is unknown. */
export function fixPath({ entity, row_id }: OfRow, field: string): string {
  const saleDate = saleDateOf(field);
  if (saleDate) return saleDatePath(saleDate);
  const resource = resourceOf(entity);
  return resource ? fieldPathOf(editPathOf(resource, row_id), field) : '/admin';
}

/**
 * Returns the link from a fault to its field while the form is open: the field's anchor, or the path of a sale date's
 * form.
 */
export function placeToFix(field: string): string {
  const saleDate = saleDateOf(field);
  return saleDate ? saleDatePath(saleDate) : `#${fieldPlaceId(field)}`;
}

/** Returns the label of a form field. */
export const labelOfField = ({ entity }: Pick<OfRow, 'entity'>, field: string): string =>
  saleDateOf(field)
    ? 'Sale date'
    : (fieldsOf({ groups: resourceOf(entity)?.groups ?? [] }).find(({ name }) => name === field)?.label ??
      field);
