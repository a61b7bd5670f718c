/** Returns the id of the box around a form field. Links to the field lead to this box. */
export const fieldPlaceId = (name: string) => `field-${name}`;

export const fieldPathOf = (editPath: string, name: string) => `${editPath}#${fieldPlaceId(name)}`;
