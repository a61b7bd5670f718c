import type { ReactNode } from 'react';
import { processState } from '@/lib/cache/process-state';

/** The parts of a page that the browser receives only as HTML, not also as React data. */
export type FramePart = 'menu' | 'drawer' | 'footer' | 'overlays' | 'lost';
export type FrameParts = Partial<Record<FramePart, ReactNode>>;

/**
 * The maximum number of versions of the frame that a process keeps. Only pages that are being rendered need their
 * version.
 */
const MOST_VERSIONS = 20;

// Next loads one copy of this module for server components and another for client components. Both copies share the
// state of the process, so the parts are stored there.
const versions = processState('parts of the frame', () => new Map<string, FrameParts>());

/** Stores the parts of a frame, so that the client components of the page that is being rendered can read them. */
export function storeFrame(version: string, parts: FrameParts): void {
  versions.delete(version);
  versions.set(version, parts);
  const [oldest] = versions.keys();
  if (versions.size > MOST_VERSIONS && oldest !== undefined) versions.delete(oldest);
}

/** Returns a part of the frame. @throws if the page's server components have not stored this version */
export function framePart(version: string, part: FramePart): ReactNode {
  const parts = versions.get(version);
  if (!parts) throw new Error(`The frame ${version} was not stored before it was rendered.`);
  return parts[part];
}
