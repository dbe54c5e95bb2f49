import type { LaunchOptions } from 'playwright';

export const fullChromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

type Fixture = (
  present: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/**
 * `launchOptions` for `test.use` that start full Chromium. The headless shell has no back/forward
 * cache, and the pages that it loads weigh more.
 */
export function inFullChromium(more: LaunchOptions = {}): [Fixture, { scope: 'worker' }] {
  return [
    ({ launchOptions }, provide) =>
      provide({ ...launchOptions, executablePath: fullChromium, ...more }),
    { scope: 'worker' },
  ];
}
