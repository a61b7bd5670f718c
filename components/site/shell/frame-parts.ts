import type { ReactNode } from 'react';
import { processState } from '@/lib/cache/process-state';

/** The parts of the frame that are sent to the browser as HTML alone. */
export type FramePart = 'menu' | 'drawer' | 'footer' | 'overlays';
export type FrameParts = Record<FramePart, ReactNode>;

/** How many versions of the frame a process keeps. Only pages that are being rendered need a version. */
const MOST_VERSIONS = 20;

// Next renders server components with one copy of the modules and client components with another, so the parts are in
// the state of the process.
const versions = processState('parts of the frame', () => new Map<string, FrameParts>());

/** Stores the parts for the client components of the page that is being rendered. */
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
