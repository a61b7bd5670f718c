import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { projectNode } from '../../scripts/setup/project-node.mjs';

let root: string;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  root = mkdtempSync(path.join(os.tmpdir(), 'project-node-'));
  mkdirSync(path.join(root, 'node_modules/node'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const executable = () => path.join(root, 'node_modules/node/bin/node');
/** Writes the install script of the package `node`. */
const writeScript = (text: string) =>
  writeFileSync(path.join(root, 'node_modules/node/installArchSpecificPackage.js'), text);

test('the project’s own Node is fetched even if the running Node is new enough', async () => {
  const file = JSON.stringify(executable());
  writeScript(`const fs = require('node:fs');
    fs.mkdirSync(${JSON.stringify(path.dirname(executable()))});
    fs.writeFileSync(${file}, '#!/bin/sh\\necho v24.0.0\\n', { mode: 0o755 });`);
  expect(await projectNode(root)).toBe(executable());
  // The second time, the executable is there, so the script is not needed.
  writeScript('process.exit(1);');
  expect(await projectNode(root)).toBe(executable());
});

test('if it cannot be fetched, the running Node is used', async () => {
  writeScript('process.exit(1);');
  expect(await projectNode(root)).toBe(process.execPath);
});

test('an older Node in its place is not used', async () => {
  mkdirSync(path.dirname(executable()));
  writeFileSync(executable(), '#!/bin/sh\necho v22.0.0\n');
  chmodSync(executable(), 0o755);
  writeScript('process.exit(1);');
  expect(await projectNode(root)).toBe(process.execPath);
});
