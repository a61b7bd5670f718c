/**
 * `npm run sbom`: writes a software bill of materials in CycloneDX's format to sbom.cdx.json. Reads the lockfile only.
 * The file contains the packages of the running site; with `--all`, also the packages for development. `npm sbom` is
 * not used, because it leaves out packages that both the site and a tool for development need, such as React (npm
 * 11.19.1).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ComponentScope, ComponentType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import {
  Bom,
  Component,
  HashDictionary,
  LicenseExpression,
  LicenseRepository,
} from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Formats, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { licencesOf, nameAt, type LockedPackage, type Packages } from './dependencies/check-lockfile.ts';
import { ROOT } from './serve/configuration.ts';

const FILE = 'sbom.cdx.json';

const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Packages;
};
const licences = licencesOf(packages);
const isAll = process.argv.includes('--all');

/** Returns the entry of the bill for a package. `at` is its path in the lockfile. */
function componentOf(at: string, { name = nameAt(at), version = '', ...locked }: LockedPackage): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const licence = licences[at];
  const [algorithm, digest = ''] = locked.integrity?.split('-') ?? [];
  return new Component(ComponentType.Library, name, {
    version,
    purl,
    bomRef: purl,
    scope: locked.optional || locked.devOptional ? ComponentScope.Optional : ComponentScope.Required,
    licenses: new LicenseRepository(licence ? [new LicenseExpression(licence)] : []),
    hashes: new HashDictionary(
      algorithm === 'sha512'
        ? [[HashAlgorithm['SHA-512'], Buffer.from(digest, 'base64').toString('hex')]]
        : [],
    ),
  });
}

/**
 * Returns the path at which the package at `from` finds the package `name`: in its own node_modules folder, or in one
 * above (Node's rule). Returns undefined if the lockfile lacks it.
 */
function pathOf(name: string, from: string): string | undefined {
  const at = `${from}${from && '/'}node_modules/${name}`;
  if (at in packages) return at;
  return from ? pathOf(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')))) : undefined;
}

const { '': site = {}, ...others } = packages;
const bom = new Bom();
const root = new Component(ComponentType.Application, site.name ?? '', {
  version: site.version,
  bomRef: site.name,
});
bom.metadata.component = root;
// A package may have several copies in node_modules, but it has only one entry in the bill.
const byPurl = new Map<string, Component>();
const byPath = new Map([['', root]]);
for (const [at, locked] of Object.entries(others)) {
  if (locked.dev && !isAll) continue;
  const made = componentOf(at, locked);
  const component = byPurl.get(made.purl ?? '') ?? made;
  byPurl.set(component.purl ?? '', component);
  byPath.set(at, component);
}
for (const [at, component] of byPath) {
  const { dependencies, optionalDependencies, devDependencies } = packages[at] ?? {};
  for (const name of Object.keys({
    ...dependencies,
    ...optionalDependencies,
    ...(isAll && devDependencies),
  })) {
    const required = byPath.get(pathOf(name, at) ?? '-');
    if (required) component.dependencies.add(required.bomRef);
  }
}
for (const component of byPurl.values()) bom.components.add(component);
const text = new JsonSerializer(new Formats.Normalize.Factory(Spec1dot6)).serialize(bom, { space: 2 });
writeFileSync(path.join(ROOT, FILE), `${text}\n`);
console.log(`Wrote ${FILE}.`);
