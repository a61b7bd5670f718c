/** Returns the id of the box around a form field, for links to the very field. */
export const fieldPlaceId = (name: string) => `field-${name}`;

export const fieldPathOf = (editPath: string, name: string) => `${editPath}#${fieldPlaceId(name)}`;
