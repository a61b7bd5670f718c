import { buildPath } from '../entities/path-grammar.ts';
import type { DirectoryTable } from '../entities/registry.ts';

export type DirectoryKind = DirectoryTable;

/**
 * The groups of an A to Z directory. Names that start with anything but a letter from a to z are in the group '0-9'.
 */
export const INITIALS = ['0-9', ...'abcdefghijklmnopqrstuvwxyz'];

/** How many entries of each group a directory's first page shows. The group's own pages show all of them. */
export const PER_INITIAL = 10;

/** Returns the directory group of a name, ignoring accents and case, like private.directory_initial in the database. */
export function initialOf(name: string): string {
  const first = name.trim().toLowerCase().normalize('NFD').charAt(0);
  return /[a-z]/.test(first) ? first : '0-9';
}

export const initialLabel = (initial: string) => (initial === '0-9' ? '0–9' : initial.toUpperCase());

/** Returns the path of a directory's first page, or of a page of one group. */
export function directoryPath(kind: DirectoryKind, initial?: string, page = 1): string {
  return buildPath({ kind: 'directory', table: kind, initial: initial ?? null, page });
}
