import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { readYaml, settingNames } from './deploy-files.ts';

const folder = 'deploy/helm';
const schema = JSON.parse(readFileSync(join(folder, 'values.schema.json'), 'utf8')) as object;
const values = readYaml<{ image: object; settings: Record<string, string> }>(
  join(folder, 'values.yaml'),
);
const templates = readdirSync(join(folder, 'templates')).map((name) =>
  readFileSync(join(folder, 'templates', name), 'utf8'),
);
const all = templates.join('\n');
const isValid = new Ajv({ strict: true, allowUnionTypes: true }).compile(schema);
const complete = {
  ...values,
  image: { ...values.image, repository: 'registry.example.in/sose' },
  host: 'shop.example.in',
  existingSecret: 'sose',
};

describe('the chart for Kubernetes', () => {
  it('refuses its own defaults: image, host and secret must be given', () => {
    expect(isValid(values)).toBe(false);
    expect(isValid(complete)).toBe(true);
    for (const name of ['image', 'host', 'existingSecret']) {
      expect(isValid({ ...complete, [name]: undefined })).toBe(false);
    }
  });

  it.each([
    ['an unknown value', { replicas: 3 }],
    ['a setting in small letters', { settings: { site_url: 'x' } }],
    ['a drain longer than programs take', { drainSeconds: 301 }],
    ['an address in the place of a host', { host: 'https://shop.example.in' }],
    [
      'an amount without a unit that there is',
      { prepare: { resources: { limits: { memory: '1GB' } } } },
    ],
  ])('refuses %s', (_what, change) => expect(isValid({ ...complete, ...change })).toBe(false));

  it('names only settings that there are', () => {
    const named = [...all.matchAll(/"([A-Z][A-Z0-9]*_[A-Z0-9_]+)"|- name: ([A-Z][A-Z0-9_]+)$/gm)];
    const names = [
      ...named.map(([, one, other]) => one ?? other ?? ''),
      ...Object.keys(values.settings),
    ];
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !settingNames.has(name))).toEqual([]);
  });

  it('has no secret of its own', () => {
    expect(all).not.toMatch(/^kind: Secret$/m);
    expect(JSON.stringify(values)).not.toMatch(/(?:SECRET|PASSWORD|DATABASE_URL)"/);
  });

  it('gives no container rights, and none a file system that it can write', () => {
    const containers = all.match(/^ +image: \{\{ include "sose.image"/gm) ?? [];
    expect(containers).toHaveLength(2);
    expect(all.match(/include "sose.containerSecurity"/g)).toHaveLength(containers.length);
    expect(all.match(/include "sose.pod" /g)).toHaveLength(containers.length);
    for (const line of [
      'runAsNonRoot: true',
      'readOnlyRootFilesystem: true',
      'allowPrivilegeEscalation: false',
      'drop: [ALL]',
      'automountServiceAccountToken: false',
      'enableServiceLinks: false',
    ]) {
      expect(all).toContain(line);
    }
  });

  it('asks each program on its own port', () => {
    expect(all).toContain('dict "storefront" 3000 "api" 4000 "worker" 4100');
    expect(all.match(/path: \/livez, port: http/g)).toHaveLength(2);
    expect(all.match(/path: \/readyz, port: http/g)).toHaveLength(1);
  });

  it('gives a stop the drain and the time in which requests and jobs end', () => {
    expect(all).toContain('terminationGracePeriodSeconds: {{ add $.Values.drainSeconds 35 }}');
  });
});
