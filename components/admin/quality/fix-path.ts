import { fieldPathOf } from '@/components/admin/editor/field-place';
import { resourceOf } from '@/lib/resources';
import { editPathOf, fieldsOf } from '@/lib/resources/resource';

interface OfRow {
  entity: string;
  row_id: string;
}

/** Returns the path of the form in which an editor mends a fault, at its field. */
export function fixPath({ entity, row_id }: OfRow, field: string): string {
  const resource = resourceOf(entity);
  return resource ? fieldPathOf(editPathOf(resource, row_id), field) : '/admin';
}

/** Returns the label of a form field. */
export const labelOfField = ({ entity }: Pick<OfRow, 'entity'>, field: string): string =>
  fieldsOf({ groups: resourceOf(entity)?.groups ?? [] }).find(({ name }) => name === field)?.label ?? field;
