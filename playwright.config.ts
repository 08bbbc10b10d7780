import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from './tests/support/chromium.ts';

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Each with a browser and a shop of its own. One more than the two cores: journeys wait for a fifth of their time.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  // A busy machine takes three times as long as an idle one; only what hangs is to be ended.
  globalTimeout: 20 * 60_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./tests/support/closing-line-reporter.ts']],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace takes an eighth of a journey's time. `npm test -- journeys checkout --trace retain-on-failure` writes them.
    trace: 'off',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        browserName: 'chromium',
        launchOptions: { executablePath: chromiumPath() ?? undefined, args: CHROMIUM_ARGS },
      },
    },
  ],
});
