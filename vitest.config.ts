import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than the two cores: feature tests wait for databases, intervals and processes half of their time.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'domain/**/*.test.ts',
            'database/**/*.test.ts',
            'operations/**/*.test.ts',
            'jobs/**/*.test.ts',
            'adapters/**/*.test.ts',
            'artwork/**/*.test.ts',
            'server/backup/**/*.test.ts',
            'server/http/**/*.test.ts',
            'server/pages/**/*.test.ts',
            'tests/architecture.test.ts',
            'tests/documents.test.ts',
            'tests/engines.test.ts',
          ],
          // Pure functions: a worker that keeps its modules runs them in a fifth of the time.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        // Each file with modules of its own, since they hold what a tab of a browser holds.
        test: { name: 'app', include: ['app/**/*.test.ts'], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'features',
          include: ['tests/features/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          // Pages are rendered by the React that a shop runs; its development build takes half of all the time of these tests.
          env: { NODE_ENV: 'production' },
          // A worker loads the shop once, not for each file: a third of the processor's time.
          isolate: false,
          // Ends what hangs; a busy machine takes many times as long as an idle one.
          testTimeout: 240_000,
          hookTimeout: 240_000,
          // Cached pages follow within a second of an idle machine; a busy one takes longer to render them.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
