import { buildPath } from '../entities/path-grammar.ts';
import type { DirectoryTable } from '../entities/registry.ts';

export type DirectoryKind = DirectoryTable;

/** The groups of a directory: all that begins with no letter of a to z is one of them. */
export const INITIALS = ['0-9', ...'abcdefghijklmnopqrstuvwxyz'];

/** How many entries of an initial the directory itself shows; the rest stands on pages of the initial. */
export const PER_INITIAL = 10;

/** As private.directory_initial in the database has it: without accent, in lower case. */
export function initialOf(name: string): string {
  const first = name.trim().toLowerCase().normalize('NFD').charAt(0);
  return /[a-z]/.test(first) ? first : '0-9';
}

export const initialLabel = (initial: string) => (initial === '0-9' ? '0–9' : initial.toUpperCase());

/** The directory, the page of an initial, or one of its further pages. */
export function directoryPath(kind: DirectoryKind, initial?: string, page = 1): string {
  return buildPath({ kind: 'directory', table: kind, initial: initial ?? null, page });
}
