import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const python = join(import.meta.dirname, '..', '.artwork-python', 'bin', 'python');

/** False until Blender is installed as README.md says. */
export function hasBlender(): boolean {
  return existsSync(python);
}

/** Runs a script of blender/ over jobs in one process; yields the number of each job when its output is complete. */
export async function* runJobs(script: string, jobs: unknown[], jobsFile: string): AsyncGenerator<number> {
  writeFileSync(jobsFile, JSON.stringify(jobs));
  const run = spawn(python, [join(import.meta.dirname, 'blender', script), jobsFile], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  run.stderr.on('data', (chunk) => {
    errors = (errors + chunk).slice(-4000);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    run.on('error', reject);
    run.on('close', resolve);
  });
  for await (const line of createInterface({ input: run.stdout })) {
    const done = /^done (\d+)$/.exec(line);
    if (done) yield Number(done[1]);
  }
  if ((await ended) !== 0) throw new Error(`${script} failed:\n${errors}`);
}
