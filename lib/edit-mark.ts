/**
 * Marks an element of a public page as showing exactly one field, for admins to edit it in place. All that the page
 * carries of that; the editing itself is loaded for admins only (components/admin/inline).
 */
export const editMark = (
  entity: 'retailers' | 'categories' | 'subcategories' | 'products',
  slug: string,
  field: string,
) => ({ 'data-edit': `${entity}:${slug}:${field}` });

/** The same for a setting of the homepage. */
export const homepageMark = (field: string) => ({ 'data-edit': `homepage:${field}` });
