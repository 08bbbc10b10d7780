import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The sources of another commit, built, in a folder of their own. */
export type FormerShop = { folder: string; remove(): Promise<void> };

/** Checks a commit out beside this one and builds it. Both use the packages that are installed here. */
export async function buildFormerShop(commit: string): Promise<FormerShop> {
  const folder = mkdtempSync(join(tmpdir(), 'zabelle-former-'));
  const remove = async () => {
    await run('git', ['worktree', 'remove', '--force', folder]).catch(() => {});
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await run('git', ['worktree', 'add', '--detach', folder, commit]);
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    await run(process.execPath, ['tools/build.mjs'], { cwd: folder });
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, remove };
}
