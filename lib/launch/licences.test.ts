import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
  resolved?: string;
  integrity?: string;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(packages).filter(([path]) => path !== '');
const inProduction = locked.filter(([, { dev }]) => !dev);

/* Licences that permit changing the code without publishing the change. */
const permissive =
  /^(?:MIT(?:-0)?|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-[34]\.0|OFL-1\.1|Unlicense|Python-2\.0|Zlib|PostgreSQL|WTFPL)$/;
/* Licences of libraries that may be linked unchanged. */
const linkable = /^(?:LGPL-[23](?:\.[01])?(?:-only|-or-later)?|MPL-2\.0)$/;

/* Packages that name their licence only in a file; the text is its beginning. */
const named: Record<string, string> = { 'node_modules/png-js': 'MIT' };

const isAllowed = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((choice) =>
      choice.split(/ AND /).every((one) => permissive.test(one) || linkable.test(one)),
    );

/* The first versions without vulnerabilities that affect this store. */
const floors: Record<string, string> = {
  next: '16.4.5',
  'next-auth': '4.24.15',
  react: '19.3.0',
  hono: '4.13.0',
  nodemailer: '7.0.7',
  sharp: '0.34.0',
  pg: '8.16.0',
};

const isAtLeast = (version: string, floor: string) =>
  version.localeCompare(floor, 'en', { numeric: true }) >= 0;

describe('T52: the packages of the store', () => {
  it('are under licences that allow a shop to use and change them', () => {
    expect(inProduction.length).toBeGreaterThan(100);
    const others = inProduction
      .map(([path, { license }]) => [path, license ?? named[path] ?? ''] as const)
      .filter(([, licence]) => !isAllowed(licence))
      .map(([path, licence]) => `${path}: ${licence}`);
    expect(others).toEqual([]);
  });

  it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', 'BUSL-1.1', 'MIT AND GPL-2.0', ''])(
    'would not pass under %j',
    (licence) => expect(isAllowed(licence)).toBe(false),
  );

  it.each(Object.entries(floors))('hold %s from %s on', (name, floor) => {
    const version = packages[`node_modules/${name}`]?.version ?? '0';
    expect({ version, isAtLeast: isAtLeast(version, floor) }).toEqual({ version, isAtLeast: true });
  });

  it('come with a checksum each', () => {
    const unchecked = locked.filter(([, { link, integrity }]) => !link && !integrity);
    expect(unchecked.map(([path]) => path)).toEqual([]);
  });
});
