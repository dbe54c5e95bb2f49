import type { LaunchOptions } from 'playwright';

export const fullChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

type Fixture = (
  present: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/**
 * Fixture for `test.use`: launches full Chromium instead of the headless shell, which has no
 * back/forward cache and counts more bytes for a page.
 */
export function inFullChromium(more: LaunchOptions = {}): [Fixture, { scope: 'worker' }] {
  return [
    ({ launchOptions }, provide) =>
      provide({ ...launchOptions, executablePath: fullChromium, ...more }),
    { scope: 'worker' },
  ];
}
