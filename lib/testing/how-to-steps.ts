import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a page of docs/how-to says to do with a file. */
interface HowToStep {
  path: string;
  /** Beginning of the line that the code is put before; undefined for a new file. */
  before: string | undefined;
  code: string;
}

/* "In `file`, before `line`, …" or "Create `file` …", and a block of code. */
const form =
  /(?:In `([^`]+)`,\s+before\s+`([^`]+)`|Create\s+`([^`]+)`)[^`]*?^( *)```\w+\n([\s\S]*?)^ *```/gm;

export const readSteps = (page: string): HowToStep[] =>
  [...page.matchAll(form)].map(([, changed, before, created, indent = '', code = '']) => ({
    path: changed ?? created ?? '',
    before,
    code: code
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .join('\n'),
  }));

export const withoutSteps = (page: string): string => page.replace(form, '');

/** Returns the file as it is after the step. Throws if the step does not fit the code in `root`. */
function changedText(root: string, { path, before, code }: HowToStep): string {
  const file = join(root, path);
  if (before === undefined) {
    if (existsSync(file)) throw new Error(`${path} is there already`);
    return code;
  }
  const lines = readFileSync(file, 'utf8').split('\n');
  const found = lines.flatMap((line, index) => (line.trim().startsWith(before) ? [index] : []));
  const [index] = found;
  if (index === undefined || found.length > 1) {
    throw new Error(`${path} has ${found.length} lines that begin with ${before}, not one`);
  }
  return lines.toSpliced(index, 0, code.trimEnd()).join('\n');
}

/** Returns why a step does not fit the code in `root`; undefined if it does. */
export function stepFault(root: string, step: HowToStep): string | undefined {
  try {
    changedText(root, step);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Follows a step in `root`. Throws if it does not fit. */
export function applyStep(root: string, step: HowToStep): void {
  const text = changedText(root, step);
  const file = join(root, step.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
