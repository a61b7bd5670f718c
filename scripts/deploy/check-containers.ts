import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../serve/configuration.ts';
import { type Finding, findingOf, leftOut, runTool } from './run-tool.ts';

const COMPOSE = 'deploy/compose.yaml';

/** Lets Docker Compose check the compose file. This needs no running engine. */
function checkCompose(work: string): Finding {
  const what = 'the compose file (docker compose config)';
  if (runTool('docker', ['compose', 'version']).code !== 0)
    return leftOut(what, 'Docker Compose is missing.');
  const text = readFileSync(path.join(ROOT, COMPOSE), 'utf8');
  const required = [...text.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name]) => `${name}=x`);
  const file = path.join(work, 'compose.env');
  mkdirSync(work, { recursive: true });
  writeFileSync(file, required.join('\n'));
  return findingOf(
    what,
    runTool('docker', ['compose', '--env-file', file, '-f', COMPOSE, 'config', '--quiet']),
  );
}

/** Lets Docker check the Dockerfile, without building the images. */
function checkDockerfile(): Finding {
  const what = 'the Dockerfile (docker build --check)';
  if (runTool('docker', ['info']).code !== 0) return leftOut(what, 'The Docker engine is not running.');
  if (!runTool('docker', ['build', '--help']).output.includes('--check'))
    return leftOut(what, 'This version of Docker cannot check a Dockerfile.');
  return findingOf(what, runTool('docker', ['build', '--check', '--file', 'deploy/Dockerfile', '.']));
}

export const checkContainers = (work: string): Finding[] => [checkCompose(work), checkDockerfile()];
