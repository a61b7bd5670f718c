import { once } from 'node:events';
import { cpSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { startChild } from '../serve/children.ts';
import { ROOT } from '../serve/configuration.ts';
import { step } from '../serve/progress.ts';
import { testEnvironment } from '../test/environment.ts';

const NEXT = 'node_modules/next/dist/bin/next';
const BARE = path.join(ROOT, 'tests/bench/bare');
/**
 * The lengths of the texts of two trial pages, in characters. From the sizes of these pages, the benchmark calculates
 * the size of a page without text and the bytes per character.
 */
const TRIALS = [10_000, 110_000] as const;

export interface BareApp {
  url: string;
  /** The URLs of the bare pages: `pages[i]` has the size `sizes[i]`, which startBareApp received. */
  pages: BarePages[];
}

/**
 * The URLs of two bare pages of the same size. `narrow` contains only Latin-1 characters. `wide` also contains another
 * character (’ “ –). V8 stores a string in one byte per character only if all its characters are Latin-1. Sending any
 * other string costs nearly twice as much. So each page of the site is compared with the bare page of its own kind.
 */
export interface BarePages {
  narrow: string;
  wide: string;
}

/**
 * Returns the environment for building and serving the bare app. NEXT_DIST_DIR is its build folder: the bare app's
 * next.config.js imports the site's configuration, which reads the folder from this variable.
 */
function environment(name: string): NodeJS.ProcessEnv {
  return {
    ...testEnvironment(),
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    NEXT_DIST_DIR: `.next/${name}`,
  };
}

interface Spec {
  characters: number;
  heading: string;
}

/**
 * Builds a copy of the bare app in the folder `source`, with a static page for each of `pages`. Returns the size of
 * each page's HTML in bytes.
 */
async function buildPages(source: string, name: string, pages: Spec[]): Promise<number[]> {
  pages.forEach(({ characters, heading }, index) => {
    const folder = path.join(source, `app/page-${index}`);
    mkdirSync(folder, { recursive: true });
    const lines = [
      "import { Padding } from '../padding';",
      `export default function Page() { return <Padding characters={${characters}} heading="${heading}" />; }`,
    ];
    writeFileSync(path.join(folder, 'page.jsx'), `${lines.join('\n')}\n`);
  });
  const child = startChild([NEXT, 'build', source], environment(name), 'pipe');
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`The bare app could not be built:\n${Buffer.concat(output)}`);
  return pages.map((_, index) => statSync(path.join(source, `build/server/app/page-${index}.html`)).size);
}

/**
 * Serves the built copy of the bare app on a free port. Returns the copy's origin, which is in the banner that Next
 * prints.
 */
async function serve(source: string, name: string): Promise<string> {
  const child = startChild(
    [NEXT, 'start', source, '-H', '127.0.0.1', '-p', '0'],
    environment(name),
    'inherit',
  );
  if (!child.stdout) throw new Error('The bare app has no output to read its address from.');
  let url: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    url ??= /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url && line.includes('Ready')) break;
  }
  if (!url) throw new Error('The bare app did not start.');
  child.stdout.resume();
  return url;
}

/**
 * Builds and serves the bare app, with two pages for each element of `sizes` (bytes of HTML). The names of its build
 * folders begin with `name`.
 */
export async function startBareApp(name: string, sizes: number[]): Promise<BareApp> {
  // The copy must be as deep below the project's root as the original, because its next.config.js imports the
  // configuration of the site by a relative path.
  const source = path.join(ROOT, `.next/${name}-bare/source`);
  cpSync(BARE, source, { recursive: true });
  return step('Building and starting the bare Next app', async () => {
    const trials = TRIALS.map((characters) => ({ characters, heading: 'Bare' }));
    const [small = 0, large = 0] = await buildPages(source, name, trials);
    const perCharacter = (large - small) / (TRIALS[1] - TRIALS[0]);
    const empty = small - perCharacter * TRIALS[0];
    const specs = sizes.flatMap((size) => {
      const characters = Math.max(0, Math.round((size - empty) / perCharacter));
      return ['Bare', 'Bare’'].map((heading) => ({ characters, heading }));
    });
    await buildPages(source, name, specs);
    const url = await serve(source, name);
    const page = (index: number) => `${url}/page-${index}`;
    return { url, pages: sizes.map((_, index) => ({ narrow: page(2 * index), wide: page(2 * index + 1) })) };
  });
}
