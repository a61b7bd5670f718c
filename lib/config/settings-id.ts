/** The id of the only row in each settings table (docs/product.md#settings-rows). */
export const SETTINGS_ID = '00000000-0000-0000-0000-000000000001';
