import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { childEnvironment, LaunchError, readSettings } from './settings.ts';

describe('the settings of a start', () => {
  it('need nothing', () => {
    expect(readSettings({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      apiHost: '127.0.0.1',
      apiPort: 4000,
      dataDir: resolve('.data'),
      siteUrl: 'http://localhost:3000',
      storefrontUrl: 'http://127.0.0.1:3000',
      storeApiUrl: 'http://127.0.0.1:4000',
      hasEmbeddedApi: true,
      mode: 'demo',
      metricsPort: undefined,
      storefrontHeapMb: 176,
      apiHeapMb: 640,
    });
  });

  it.each(['64', '1.5', 'much'])('refuse %s MB for a program', (given) => {
    expect(() => readSettings({ STOREFRONT_HEAP_MB: given })).toThrow(
      `STOREFRONT_HEAP_MB must be a whole number of 128 or more, not "${given}"`,
    );
    expect(readSettings({ STOREFRONT_HEAP_MB: '512' }).storefrontHeapMb).toBe(512);
  });

  it('name the data folder without symbolic links, as each release has one to it', () => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), 'sose-settings-')));
    mkdirSync(join(folder, 'data'));
    symlinkSync('data', join(folder, 'link'));
    expect(readSettings({ DATA_DIR: join(folder, 'link') }).dataDir).toBe(join(folder, 'data'));
    rmSync(folder, { recursive: true });
  });

  it('follow the ports', () => {
    const settings = readSettings({ PORT: '3100', API_PORT: '4100' });
    expect(settings.siteUrl).toBe('http://localhost:3100');
    expect(settings.storefrontUrl).toBe('http://127.0.0.1:3100');
    expect(settings.storeApiUrl).toBe('http://127.0.0.1:4100');
  });

  it('count an empty one as not set', () => {
    expect(readSettings({ PORT: '', STORE_API_URL: '', SITE_URL: ' ' })).toEqual(readSettings({}));
  });

  it('reach a storefront that listens on every address through loopback', () => {
    expect(readSettings({ HOST: '0.0.0.0' }).storefrontUrl).toBe('http://127.0.0.1:3000');
    expect(readSettings({ HOST: '::1' }).storefrontUrl).toBe('http://[::1]:3000');
  });

  it('start no API of their own where another one is named', () => {
    const settings = readSettings({ STORE_API_URL: 'https://api.example.in/', API_PORT: '3000' });
    expect(settings.hasEmbeddedApi).toBe(false);
    expect(settings.storeApiUrl).toBe('https://api.example.in');
  });

  it('name everything that is wrong at once', () => {
    const read = () =>
      readSettings({ PORT: '0', API_PORT: 'x', SITE_URL: 'shop', STORE_MODE: 'production' });
    expect(read).toThrow(LaunchError);
    expect(read).toThrow(/PORT must be[^]*API_PORT must be[^]*SITE_URL must be[^]*STORE_MODE must/);
  });

  it('refuse a list of proxies that cannot be read', () => {
    expect(() => readSettings({ TRUSTED_PROXIES: '-1' })).toThrow(/TRUSTED_PROXIES must be/);
    expect(() => readSettings({ TRUSTED_PROXIES: '10.0.0.0/8, loopback' })).not.toThrow();
  });

  it('T59: demand an https address, a decision on proxies and no demo of a live store', () => {
    const live = { STORE_MODE: 'live' };
    const good = { ...live, SITE_URL: 'https://shop.example.in', TRUSTED_PROXIES: 'loopback' };
    expect(readSettings(good).mode).toBe('live');
    expect(() => readSettings(live)).toThrow(/SITE_URL must be[^]*TRUSTED_PROXIES must be set/);
    expect(() => readSettings({ ...good, SITE_URL: 'http://shop.example.in' })).toThrow(/https/);
    expect(() => readSettings({ ...good, DEMO_DATA: 'true' })).toThrow(/DEMO_DATA=true/);
    for (const none of ['none', '0']) {
      expect(readSettings({ ...good, TRUSTED_PROXIES: none }).mode).toBe('live');
    }
  });

  it('refuse one port for two programs', () => {
    expect(() => readSettings({ PORT: '4000' })).toThrow(/PORT and API_PORT must differ/);
  });

  it('tell the programs where everything is, and keep the rest of the environment', () => {
    const settings = readSettings({ PORT: '3100' });
    const env = childEnvironment({ LANG: 'C' }, settings, { VISITOR_SECRET: 'v' }, 'production');
    expect(env).toMatchObject({
      LANG: 'C',
      NODE_ENV: 'production',
      PORT: '3100',
      SITE_URL: 'http://localhost:3100',
      NEXTAUTH_URL: 'http://localhost:3100',
      STOREFRONT_URL: 'http://127.0.0.1:3100',
      VISITOR_SECRET: 'v',
    });
  });
});
