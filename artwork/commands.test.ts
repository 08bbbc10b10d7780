import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;
const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(join(folder, 'package.json'), 'utf8'),
);
/** What each command of this folder prints without rendering anything. */
const PRINTS: Record<string, { word: string; prints: RegExp }> = {
  render: { word: '--help', prints: /Renders the pictures/ },
  renditions: { word: '--help', prints: /Makes the renditions/ },
  shades: { word: '--help', prints: /how far each shade/ },
  skin: { word: '--help', prints: /Swipes the makeup/ },
};

test('every command is listed here and in the README', () => {
  const commands = Object.keys(scripts).filter((name) => name !== 'test');
  expect(commands.toSorted()).toEqual(Object.keys(PRINTS).toSorted());
  const readme = readFileSync(join(folder, 'README.md'), 'utf8');
  for (const name of commands) expect(readme).toContain(`npm run ${name} -w artwork`);
});

test.each(Object.entries(PRINTS))(
  '%s says what it does, and refuses what it does not know',
  (name, one) => {
    const run = (word: string) =>
      spawnSync('sh', ['-c', `${scripts[name]} ${word}`], { cwd: folder, encoding: 'utf8' });
    expect(run(one.word).stdout).toMatch(one.prints);
    expect(run(one.word).status).toBe(0);
    expect(run('--nonsense').status).toBe(1);
  },
  60_000,
);
