import type { LaunchOptions } from 'playwright';

export const wholeBrowser = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

type Fixture = (
  present: { launchOptions: LaunchOptions },
  provide: (options: LaunchOptions) => Promise<void>,
) => Promise<void>;

/** Option for `test.use`: the whole browser, where the headless shell differs from that of people. */
export function inWholeBrowser(more: LaunchOptions = {}): [Fixture, { scope: 'worker' }] {
  return [
    ({ launchOptions }, provide) =>
      provide({ ...launchOptions, executablePath: wholeBrowser, ...more }),
    { scope: 'worker' },
  ];
}
