import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'domain/**/*.test.ts',
            'database/**/*.test.ts',
            'app/**/*.test.ts',
            'tests/architecture.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'features',
          include: ['tests/features/**/*.test.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
