import { defineConfig } from 'vitest/config';

/** The rules alone, as Stryker runs them: its runner cannot choose a project of vitest.config.ts. */
export default defineConfig({
  test: { include: ['domain/**/*.test.ts'], isolate: false, testTimeout: 30_000 },
});
