import type { KyselyPlugin } from 'kysely';
import type { Db } from '#database/open.ts';

/** The database, and how many statements went through it: what a figure of time says on an idle machine alone. */
export function counted(db: Db): { db: Db; statements(): number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), statements: () => count };
}
