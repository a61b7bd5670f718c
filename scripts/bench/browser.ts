import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';
import { findChromium } from '../test/chromium.ts';

const ARGUMENTS = [
  // Open a DevTools port for Lighthouse. 0 selects a free port.
  '--remote-debugging-port=0',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const open = new Set<BrowserContext>();
let executable: string | undefined;
let count = 0;

export interface Browser {
  context: BrowserContext;
  /** The port of Chromium's DevTools protocol. */
  port: number;
}

/** Runs `work` in a new Chromium. Its profile is empty and is in `workDir`. */
export async function withBrowser<T>(workDir: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  executable ??= findChromium();
  const profile = path.join(workDir, `chromium-${(count += 1)}`);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: executable,
    args: ARGUMENTS,
    viewport: { width: 1440, height: 900 },
    // Stop Playwright from closing the browser on a signal. If the benchmark is interrupted, it closes the browser
    // itself.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  open.add(context);
  try {
    const port = Number.parseInt(readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8'), 10);
    return await work({ context, port });
  } finally {
    open.delete(context);
    await context.close();
  }
}

/** Closes the browsers that `withBrowser` has opened. */
export async function closeBrowsers(): Promise<void> {
  await Promise.all([...open].map((context) => context.close()));
}
