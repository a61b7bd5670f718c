import type { EntityTable } from '@/lib/entities/registry';

/**
 * Returns the attributes that mark an element whose text is exactly one field, so that admins can edit the field in
 * place. Public pages contain only these attributes; the editor itself loads for admins only (components/admin/inline).
 */
export const editAttributes = (entity: EntityTable, slug: string, field: string) => ({
  'data-edit': `${entity}:${slug}:${field}`,
});

/** Returns the attributes that mark an element whose text is one homepage setting. */
export const homepageEditAttributes = (field: string) => ({ 'data-edit': `homepage:${field}` });
