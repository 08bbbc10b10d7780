import { buildIfChanged } from './build.mjs';
import { installMissing } from './install.mjs';
import { handOverTo } from './run.mjs';

if (!(await installMissing()) || !(await buildIfChanged())) process.exit(1);
// Two arenas: compressing pages on several threads otherwise leaves memory behind in each of glibc's many.
await handOverTo('server/main.ts', { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' });
