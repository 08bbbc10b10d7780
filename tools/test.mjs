import { installMissing } from './install.mjs';
import { handOverTo } from './run.mjs';

// With --no-install nothing is fetched or installed: what is missing is left out, and said.
if (!process.argv.includes('--no-install') && !(await installMissing())) {
  console.log('0 passed, 1 failed');
  process.exit(1);
}
await handOverTo('tools/checks.mjs');
