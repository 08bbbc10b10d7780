import { installMissing } from './install.mjs';
import { allowWords } from './known-words.mjs';
import { handOverTo } from './run.mjs';

allowWords({
  known: null,
  usage: 'npm run bench:stock\n\nStocks the shop that the benches measure.',
});

if (!(await installMissing())) process.exit(1);
await handOverTo('bench/stock-benched-shop.ts', { NODE_ENV: 'production' });
