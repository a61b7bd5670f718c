/** The outcomes of a row of an import, in the order in which people want to know them. */
export const OUTCOMES = ['failed', 'created', 'updated', 'skipped'] as const;

/** Which rows of an import a table shows: those with an outcome, or those that an undo has left. */
export type ImportedRows = (typeof OUTCOMES)[number] | 'kept';

/** The states of an import, with the words that people read. */
export const IMPORT_STATES = [
  { value: 'new', label: 'Not checked yet' },
  { value: 'checked', label: 'Checked, not imported' },
  { value: 'written', label: 'Imported' },
  { value: 'undone', label: 'Undone' },
] as const;
