import { defineConfig } from 'playwright/test';
import { fullChromium } from './e2e/support/browser.ts';
import { siteUrl } from './e2e/support/site-url.ts';
import { browserArgs } from './lib/launch/browser-args.ts';

/*
 * E2E tests against a running store, which lib/launch starts. Those of e2e/http open no browser. All
 * others run on desktop, those tagged @phone on a phone, those tagged @both on each. Those tagged
 * @slow run only where E2E_SLOW is `yes`.
 */

const report = process.env['E2E_REPORT'];

/* Disables Chromium's background traffic: lookups, updates, first-run pages. */
const quiet = [
  ...browserArgs,
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const notRun = process.env['E2E_SLOW'] === 'yes' ? [] : [/@slow/];
const httpTests = '**/http/*.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Milliseconds. Enough for two cores that also run the store, and for a busy machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    baseURL: siteUrl,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Its answers could not be changed by a test; e2e/offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Tracing takes a quarter of a test's time. Where tests have a retry, only the retry is traced.
    trace: report ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['HEADLESS_SHELL_PATH'] ?? fullChromium,
      args: quiet,
    },
  },
  projects: [
    { name: 'http', testMatch: httpTests, grepInvert: notRun },
    {
      name: 'desktop',
      testIgnore: httpTests,
      grepInvert: [/@phone/, ...notRun],
      // Without animations, which take a tenth of a test's time. Phones have them.
      use: {
        viewport: { width: 1280, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'phone',
      testIgnore: httpTests,
      grepInvert: notRun,
      grep: /@phone|@both/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
