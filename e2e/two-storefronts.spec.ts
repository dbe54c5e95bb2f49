import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getProfile } from '../lib/contract/profile.ts';
import { expect, test } from './support/fixtures.ts';
import { openOwnStorefront } from './support/own-storefront.ts';
import { askRaw, cookieOf } from './support/raw.ts';
import { siteUrl } from './support/site-url.ts';

const guest = 'next-auth.session-token=none';

async function sharedSecret(): Promise<string> {
  const file = join(process.env['DATA_DIR'] ?? '.data', 'secrets.json');
  const secrets = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  return secrets['NEXTAUTH_SECRET'] ?? '';
}

/**
 * Returns how a storefront treats the caller: the status of a customer page, and the first name.
 */
async function ask(url: string, cookie: string) {
  const headers = { cookie };
  const page = await fetch(`${url}/profile`, { headers, redirect: 'manual' });
  const profile = await fetch(`${url}/api/store${getProfile.path}`, { headers });
  const { data } = (await profile.json()) as { data?: { first_name: string } };
  return { page: page.status, profile: profile.status, name: data?.first_name };
}

test('T63: a session is valid at two storefronts, and survives the end of either', async ({
  asha,
}) => {
  test.setTimeout(120_000);
  const cookie = await cookieOf(asha.context());
  const own = { page: 200, profile: 200, name: 'Asha' };
  const second = await openOwnStorefront({ authSecret: await sharedSecret() });
  const stranger = await openOwnStorefront();
  try {
    expect(await ask(siteUrl, cookie)).toEqual(own);
    expect(await ask(second.url, cookie)).toEqual(own);
    expect(await ask(second.url, guest)).toMatchObject({ page: 307, profile: 401 });
    // Control: a storefront with another secret does not accept the session.
    expect(await ask(stranger.url, cookie)).toMatchObject({ page: 307, profile: 401 });
    // Assets of a page from one storefront load from the other, because both serve the same build.
    const parts =
      (await askRaw('/shop')).text.match(/\/_next\/static\/[^"'\\]+\.(?:js|css)/g) ?? [];
    expect(parts.length).toBeGreaterThan(3);
    for (const part of new Set(parts)) expect(await second.ask(part), part).toBe(200);
    const router = { rsc: '1', 'next-router-state-tree': '%5B%22of-another-build%22%5D' };
    expect(await second.ask('/shop', router)).toBeLessThan(500);
  } finally {
    await second.stop();
    await stranger.stop();
  }
  expect(await ask(siteUrl, cookie)).toEqual(own);
});
