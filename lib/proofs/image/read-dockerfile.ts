import { readFileSync } from 'node:fs';

/** What a Dockerfile says of its last stage. */
export interface ImageSettings {
  env: Record<string, string>;
  user: string;
  workdir: string;
  entrypoint: string[];
}

/** Reads the last stage of a Dockerfile, as far as this project uses the language. */
export function readDockerfile(file = 'Dockerfile'): ImageSettings {
  const lines = readFileSync(file, 'utf8')
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
