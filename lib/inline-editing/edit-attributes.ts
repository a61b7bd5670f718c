import type { EntityTable } from '@/lib/entities/registry';

/**
 * Returns attributes that mark an element as showing exactly one field, which admins can edit in place. Pages contain
 * only these attributes; the editor itself loads for admins only (components/admin/inline).
 */
export const editAttributes = (entity: EntityTable, slug: string, field: string) => ({
  'data-edit': `${entity}:${slug}:${field}`,
});

/** Returns the same attributes for a homepage setting. */
export const homepageEditAttributes = (field: string) => ({ 'data-edit': `homepage:${field}` });
