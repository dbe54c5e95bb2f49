import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** Reads a YAML file whose shape the caller knows. */
export const readYaml = <Shape>(file: string): Shape =>
  parse(readFileSync(file, 'utf8'), { merge: true }) as Shape;

export const settingNames: ReadonlySet<string> = new Set(
  [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  ),
);

/** Settings of other programs: Node, Next. */
export const foreignSettings = ['NODE_ENV', 'NEXT_TELEMETRY_DISABLED'];
