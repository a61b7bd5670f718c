import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ActionState } from '../../lib/forms/form-state.ts';
import { given } from './site.ts';

export interface ServerAction {
  id: string;
  name: string;
  file: string;
}

interface Manifest {
  node: Record<string, { exportedName: string; filename: string }>;
}

/**
 * Returns whether a function has 'use cache'. Next lists such functions among the server actions, under names that
 * begin with '$$'.
 */
const isCached = ({ name }: ServerAction) => name.startsWith('$$');

/** Returns all server actions of the build under test. */
export const serverActions = (): ServerAction[] => serverFunctions().filter((each) => !isCached(each));

/** Returns all functions with 'use cache' of the build under test. */
export const cachedFunctions = (): ServerAction[] => serverFunctions().filter(isCached);

function serverFunctions(): ServerAction[] {
  const root = path.resolve(import.meta.dirname, '../..');
  const file = path.join(root, given('NEXT_DIST_DIR'), 'server/server-reference-manifest.js');
  // The manifest file contains `self.__RSC_SERVER_MANIFEST="…"`: JSON inside a JavaScript string.
  const [, text = ''] = /^self\.__RSC_SERVER_MANIFEST=([^]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const { node } = JSON.parse(JSON.parse(text.trim().replace(/;$/, '')) as string) as Manifest;
  return Object.entries(node).map(([id, { exportedName, filename }]) => ({
    id,
    name: exportedName,
    file: filename,
  }));
}

export interface Replay {
  action: string;
  /** The path of the page that the request is sent to. */
  to?: string;
  input?: unknown;
  /** The request body. If left out, the body is made from `input`. */
  body?: BodyInit;
  cookie?: string;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * Calls a server action with the same kind of request that a browser sends. An attacker's program could send it too.
 */
export async function replay({ action, to = '/admin/retailers', input = {}, cookie, ...more }: Replay) {
  const response = await fetch(`${given('SITE_URL')}${to}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'next-action': action,
      accept: 'text/x-component',
      'content-type': 'text/plain;charset=UTF-8',
      origin: given('SITE_URL'),
      ...(cookie && { cookie }),
      ...more.headers,
    },
    body: more.body ?? JSON.stringify([input]),
    signal: more.signal,
  });
  const text = await response.text();
  return { status: response.status, state: stateOf(text), text };
}

/**
 * Reads the text of a response. Returns the state that the server action returned; null if the text contains no state.
 */
export function stateOf(text: string): ActionState | null {
  const line = text.split('\n').find((each) => each.startsWith('1:{"status"'));
  return line ? (JSON.parse(line.slice(2)) as ActionState) : null;
}
