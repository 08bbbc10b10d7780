import { measureGolden } from './measure-golden.ts';

/** Run by `npm run bench:golden -- products.csv --map map.json`; without a file, over the demo catalogue alone. */
for (const line of await measureGolden(process.argv.slice(2))) console.log(line);
