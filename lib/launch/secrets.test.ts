import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainSecrets } from './secrets.ts';
import { readSettings } from './settings.ts';
import { secretWeakness } from './weak-secret.ts';

let dataDir = '';
const randomKey = () => randomBytes(32).toString('hex');

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sose-secrets-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the secrets of a demo store', () => {
  it('are made once, differ from each other and are for the owner alone', async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    const first = await obtainSecrets(settings, {});
    expect(Object.keys(first)).toHaveLength(6);
    expect(new Set(Object.values(first)).size).toBe(6);
    for (const value of Object.values(first)) expect(value).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
    expect(await obtainSecrets(settings, {})).toEqual(first);
  });

  it('give way to the environment without forgetting the kept ones', async () => {
    const settings = readSettings({ DATA_DIR: dataDir });
    const first = await obtainSecrets(settings, {});
    const given = 'g'.repeat(40);
    const second = await obtainSecrets(settings, { VISITOR_SECRET: given });
    expect(second).toEqual({ ...first, VISITOR_SECRET: given });
    expect(await obtainSecrets(settings, {})).toEqual(first);
  });

  it('are not made anew over a damaged file', async () => {
    await writeFile(join(dataDir, 'secrets.json'), '{"NEXTAUTH');
    const settings = readSettings({ DATA_DIR: dataDir });
    await expect(obtainSecrets(settings, {})).rejects.toThrow(/secrets\.json is damaged/);
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"NEXTAUTH');
  });
});

describe('the secrets of a live store', () => {
  const decided = {
    STORE_MODE: 'live',
    SITE_URL: 'https://shop.example.in',
    TRUSTED_PROXIES: 'loopback',
  };
  const live = () => readSettings({ ...decided, DATA_DIR: dataDir });

  it('are never made up: every one that is missing or short is named', async () => {
    const given = { NEXTAUTH_SECRET: 'short', VISITOR_SECRET: randomKey() };
    const refused = await obtainSecrets(live(), given).catch((error: Error) => error.message);
    expect(refused).toMatch(/NEXTAUTH_SECRET is shorter than 32 characters/);
    expect(refused).toMatch(/REVALIDATE_SECRET is missing/);
    expect(refused).toMatch(/DATA_ENCRYPTION_KEY is missing/);
    expect(refused).not.toMatch(/VISITOR_SECRET/);
    await expect(stat(join(dataDir, 'secrets.json'))).rejects.toThrow();
  });

  it.each([
    ['a'.repeat(40), 'repeats itself'],
    ['0123456789abcdef'.repeat(2), 'is an example or a placeholder'],
    ['3f9ac1d27e3f9ac1d27e3f9ac1d27e3f9ac1', 'repeats itself'],
    ['please-change-me-please-in-production', 'is an example or a placeholder'],
    ['my-very-long-secret-for-the-shop-2026', 'is an example or a placeholder'],
    ['zyxwvutsrqponmlkjihgfedcbaZYXWVUTS', 'is a sequence'],
    ['1212111221222112121112212221121211211', 'is a sequence'],
    ['77717117177711717717171171771717711117', 'has too few different characters'],
  ])('T89: are refused where %p can be guessed', async (value, weakness) => {
    const given = { NEXTAUTH_SECRET: value, VISITOR_SECRET: randomKey() };
    await expect(obtainSecrets(live(), given)).rejects.toThrow(`NEXTAUTH_SECRET ${weakness}\n`);
  });

  it('T89: take a random key whose letters often follow each other', () => {
    expect(secretWeakness('88ffea5647b5ede36cd012ccd67eeded')).toBeUndefined();
  });

  it('T89: are refused where one is used twice, and random ones never', async () => {
    const twice = randomKey();
    const given = { NEXTAUTH_SECRET: twice, VISITOR_SECRET: twice };
    await expect(obtainSecrets(live(), given)).rejects.toThrow(
      'VISITOR_SECRET is the same as NEXTAUTH_SECRET',
    );
    for (let n = 0; n < 2_000; n += 1) {
      const bytes = randomBytes(16);
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        const text = bytes.toString(form).padEnd(32, randomBytes(8).toString('hex'));
        expect([text, secretWeakness(text)]).toEqual([text, undefined]);
      }
    }
  });

  it('are only those of the storefront where the API is somebody else’s', async () => {
    const settings = readSettings({ ...decided, STORE_API_URL: 'https://api.example.in' });
    const given = { NEXTAUTH_SECRET: randomKey(), REVALIDATE_SECRET: randomKey() };
    expect(await obtainSecrets(settings, given)).toEqual(given);
  });
});
