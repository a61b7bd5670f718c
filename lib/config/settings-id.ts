/** The fixed id of the single-row settings tables (docs/product.md#settings-rows). */
export const SETTINGS_ID = '00000000-0000-0000-0000-000000000001';
