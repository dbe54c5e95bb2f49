import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const firstThreats = 68;
const firstIds = Array.from(
  { length: firstThreats },
  (_, at) => `T${String(at + 1).padStart(2, '0')}`,
);

interface Row {
  id: string;
  tests: { file: string; title: string }[];
}

/** Rows of `| T01 | threat | defence | tests |`, where tests are `file` “title”, “title”. */
const rows = readFileSync('docs/threats.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| T\d/.test(line))
  .map((line): Row => {
    const [id, threat, defence, tests, ...rest] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (!id || !threat || !defence || !tests || rest.length > 0) {
      throw new Error(`This is no row of a threat: ${line}`);
    }
    return { id, tests: tests.split('<br>').flatMap(namedTests) };
  });

function namedTests(part: string): Row['tests'] {
  const [, file, titles] = /^`([^`]+)` ((?:“[^”]+”(?:, )?)+)$/.exec(part) ?? [];
  if (!file || !titles) throw new Error(`This names no test: ${part}`);
  return [...titles.matchAll(/“([^”]+)”/g)].map(([, title = '']) => ({ file, title }));
}

const tests = /\.(?:test|spec)\.tsx?$/;
/** The scenarios of `npm run faults`; their titles are the checks. */
const scenarios = /^lib\/proofs\/faults\/scenarios\/[\w-]+\.ts$/;
const programme = readFileSync('lib/proofs/faults/scenarios/all.ts', 'utf8');

const isRun = (file: string) =>
  tests.test(file) || (scenarios.test(file) && programme.includes(`'./${basename(file)}'`));

describe('the list of threats', () => {
  it('has one row for each', () => {
    const ids = rows.map(({ id }) => id).sort();
    expect(ids.slice(0, firstThreats)).toEqual(firstIds);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(rows.map((row) => [row.id, row.tests] as const))('names tests of %s', (_, named) => {
    expect(named).not.toEqual([]);
    for (const { file, title } of named) {
      expect({ file, isRun: isRun(file) }).toEqual({ file, isRun: true });
      expect({ file, isThere: existsSync(file) }).toEqual({ file, isThere: true });
      expect(readFileSync(file, 'utf8')).toContain(title);
    }
  });
});
