import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** The file of the build that names the packages in it and repeats their licences, as these ask of every copy. */
export const NOTICES_FILE = 'third-party-licences.txt';

const LICENCE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Returns the text of that file: every installed package that the shop runs on, in the order of its name. */
export function writeNotices() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const entries = Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !dev && !link && existsSync(join(root, path)))
    .map(([path, { version, license }]) => ({
      name: path.replace(/^.*node_modules\//, ''),
      version,
      license,
      path,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const parts = entries.map(
    ({ name, version, license, path }) =>
      `${name} ${version}\nLicence: ${license ?? declaredIn(path)}\n\n${textsIn(path) || 'No text of the licence comes with the package.'}`,
  );
  return `The packages in this shop, and their licences.\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function declaredIn(path) {
  const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const declared = license ?? licenses?.[0];
  return (typeof declared === 'string' ? declared : declared?.type) ?? 'not declared by the package';
}

function textsIn(path) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE.test(entry.name))
    .map(({ name }) => readFileSync(join(root, path, name), 'utf8').trim())
    .join('\n\n');
}
