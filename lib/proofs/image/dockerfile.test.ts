import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { foreignSettings, settingNames } from './deploy-files.ts';

const text = readFileSync('Dockerfile', 'utf8');
const image = readImage(text);
const lines = text.split('\n');

describe('the Dockerfile', () => {
  it('has nothing that the linter of Dockerfiles reports', () => {
    expect(validate(text)).toEqual([]);
    expect(validate(text.replace('WORKDIR', 'WORKDIRS'))).not.toEqual([]);
  });

  it('builds in one stage and runs in another, which has no shell', () => {
    expect(lines.filter((line) => line.startsWith('FROM '))).toHaveLength(2);
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
    expect(last.filter((line) => /^(?:RUN|ADD)\b/.test(line))).toEqual([]);
  });

  it('runs as a user without rights, in the folder of the store', () => {
    expect(image.user).toBe('65532:65532');
    expect(image.workdir).toBe('/app');
  });

  it('starts a file of the repository', () => {
    const [node, file = ''] = image.entrypoint;
    expect(node).toBe('/usr/local/bin/node');
    expect(existsSync(file)).toBe(true);
  });

  it('sets only settings that there are, and no secret', () => {
    const names = Object.keys(image.env);
    expect(names.length).toBeGreaterThan(4);
    const known = (name: string) => settingNames.has(name) || foreignSettings.includes(name);
    expect(names.filter((name) => !known(name))).toEqual([]);
    expect(text).not.toMatch(/(?:SECRET|KEY|PASSWORD)\w*=/);
  });

  it('runs scripts of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const used = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(used).toEqual(['release']);
    expect(used.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('gets no secrets, data or packages of the machine that builds it', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const name of ['.git', '.env', '.env.*', '.data', '.next*', 'node_modules']) {
      expect(ignored).toContain(name);
    }
    const needed = ['app', 'components', 'lib', 'public', 'package-lock.json', 'next.config.mjs'];
    expect(ignored.filter((name) => needed.includes(name))).toEqual([]);
    expect(needed.filter((name) => !existsSync(join(name)))).toEqual([]);
  });
});

/** Reads the last stage of a Dockerfile, as far as this project uses the language. */
function readImage(dockerfile: string) {
  const lines = dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const last = (name: string) =>
    stage.findLast((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? '';
  const pairs = last('ENV')
    .split(' ')
    .map((pair) => pair.split('=', 2));
  return {
    env: Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value])),
    user: last('USER'),
    workdir: last('WORKDIR'),
    entrypoint: JSON.parse(last('ENTRYPOINT')) as string[],
  };
}
