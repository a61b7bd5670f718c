import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { dataOf } from '@/components/admin/query-options';
import { useDebounced } from '@/components/admin/use-debounced';
import { checkSlugAction } from '@/lib/actions/slug-actions';
import { resourceOf } from '@/lib/resources';
import type { FormValues, Row } from '@/lib/resources/resource';
import { slugTakenText } from '@/lib/resources/entity-texts';
import { isSlug } from '@/lib/routing/slug';
import type { EditedRow } from './field-props';

/**
 * Shows notes below a slug while the editor types: whether the slug is taken, and which old path will redirect to the
 * new path.
 */
export function SlugNotes({ name, id, row }: { name: string; id: string; row: EditedRow }) {
  const { formState } = useFormContext<FormValues>();
  const values = useWatch<FormValues>();
  const resource = resourceOf(row.resource);
  const slug = useDebounced(String(values[name] ?? ''));
  const stored = String(formState.defaultValues?.[name] ?? '');
  const { data } = useQuery({
    queryKey: ['slug', row.resource, row.id, slug],
    queryFn: () => dataOf(() => checkSlugAction({ resource: row.resource, slug, exceptId: row.id })),
    // Check again every time: another editor may take or free the slug at any moment.
    staleTime: 0,
    enabled: Boolean(resource) && isSlug(slug) && slug !== stored,
  });
  const isTaken = data?.isTaken === true && slug === values[name];
  const before = row.id && isSlug(slug) && slug !== stored ? formState.defaultValues : undefined;
  // Only the old path of a published row needs a redirect.
  const wasPublic = !resource?.flag || before?.[resource.flag.column] === true;
  const oldPath = before && wasPublic && resource?.publicPath?.(before as Row);
  return (
    <p id={id} role="status" className="text-sm">
      {resource && isTaken ? (
        <span className="font-semibold text-action">{slugTakenText(resource)}</span>
      ) : (
        oldPath && <span className="text-muted">The old address {oldPath} will lead to the new one.</span>
      )}
    </p>
  );
}
