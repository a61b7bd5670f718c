/** The possible outcomes of importing a row, the most important for editors first. */
export const OUTCOMES = ['failed', 'created', 'updated', 'skipped'] as const;

/**
 * The filter of the table of imported rows. It selects the rows with one outcome or, with 'kept', the rows that undoing
 * the import did not change back.
 */
export type ImportedRows = (typeof OUTCOMES)[number] | 'kept';

/** The states of an import, with their labels for editors. */
export const IMPORT_STATES = [
  { value: 'new', label: 'Not checked yet' },
  { value: 'checked', label: 'Checked, not imported' },
  { value: 'written', label: 'Imported' },
  { value: 'undone', label: 'Undone' },
] as const;
