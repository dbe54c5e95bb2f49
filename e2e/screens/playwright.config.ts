import { defineConfig } from 'playwright/test';
import journeys from '../../playwright.config.ts';

/* Pictures of screens, not tests: `npm run screens` (lib/launch/screens.ts). */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.screens.ts',
  outputDir: '../../test-results/screens-failed',
  use: { ...journeys.use, trace: 'off', contextOptions: { reducedMotion: 'reduce' } },
  projects: [{ name: 'screens' }],
  fullyParallel: true,
});
