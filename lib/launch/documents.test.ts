import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { readSteps, stepFault, withoutSteps } from '../testing/how-to-steps.ts';

/*
 * What documents name must exist. The rules, for whoever writes a document:
 * - In `code` and in code blocks, a word that begins with a folder of the repository (`lib/…`) or
 *   ends like a source file is a path. Write it from the root. A place that the reader fills in is
 *   `<name>`; `*` stands for any name.
 * - `npm run x`, `npm start` and `npm test` are commands, wherever they stand.
 * - A WORD_WITH_UNDERSCORES in capitals, or any WORD= in code, is a setting.
 * - A link to another document or to one of its headings leads there.
 * - "In `file`, before `line`, …" or "Create `file` …" with a block of code is a step of a how-to.
 *   Its line is there once, its new file is not. `how-tos.slow.test.ts` follows the steps in a
 *   copy.
 */
const folders = ['app', 'components', 'deploy', 'docs', 'e2e', 'lib', 'public'];
const sourceFile = /\w\.(?:ts|tsx|mjs|md|css|sql)$/;
const notOurs = /^(?:node_modules|\.git|\.next.*|\.data|coverage|test-results)$/;
/** Files that documents mention because they do not exist. */
const absentFiles = ['loading.tsx'];
/** Settings of other programs that documents may mention. */
const foreignSettings = ['NODE_ENV', 'NODE_EXTRA_CA_CERTS'];

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
].filter((name) => existsSync(name));

const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }).scripts,
);
const settings = new Set([
  ...foreignSettings,
  ...[...readFileSync('.env.example', 'utf8').matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name = '']) => name,
  ),
]);
const fileNames = new Set(
  readdirSync('.')
    .filter((name) => !notOurs.test(name))
    .flatMap((name) =>
      folders.includes(name)
        ? readdirSync(name, { recursive: true, encoding: 'utf8' }).map((path) => basename(path))
        : [name],
    ),
);

const findAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Code of a document: code blocks and inline code. */
function findCode(text: string): string[] {
  const block = /^ *```[^\n]*\n([\s\S]*?)^ *```/gm;
  return [...findAll(text, block), ...findAll(text.replace(block, ''), /`([^`\n]+)`/g)];
}

/** Words of code that name a path, without the line number at the end. */
function pathsIn(code: string): string[] {
  return code
    .split(/[\s"'`=|,;]+/)
    .map(withoutMarks)
    .filter((word) => {
      const [first = '', ...more] = word.split('/');
      if (/^(?:\/|@|-|\w+:)|\$/.test(word) || absentFiles.includes(word)) return false;
      return (folders.includes(first) && more.length > 0) || sourceFile.test(word);
    });
}

/* Names of route groups, as in app/(shop), keep their brackets. */
function withoutMarks(word: string): string {
  const bare = word.replace(/^\(|^\.\//, '').replace(/:\d+$|[.:]$/, '');
  return bare.includes('(') ? bare.replace(/(\.\w+)\)$/, '$1') : bare.replace(/\)$/, '');
}

/** Whether a path exists; for a pattern, whether its fixed beginning exists. */
function isThere(path: string): boolean {
  const [fixed = ''] = path.split(/[<*{…]/, 1);
  if (fixed !== path) return existsSync(fixed === '' ? '.' : dirname(`${fixed}x`));
  return path.includes('/') ? existsSync(path) : fileNames.has(path);
}

/** Heading anchors of a document, as GitHub generates them. */
const anchorsOf = (text: string): string[] =>
  findAll(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );

function isReached(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? from : normalize(join(dirname(from), path));
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
}

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');
  const steps = readSteps(text);
  const code = findCode(withoutSteps(text));

  it('names paths that exist', () => {
    const created = steps.map(({ path }) => path);
    const missing = code
      .flatMap(pathsIn)
      .filter((path) => !isThere(path) && !created.includes(path));
    expect({ document, missing }).toEqual({ document, missing: [] });
  });

  it('names commands of package.json', () => {
    const commands = [
      ...findAll(text, /npm run ([\w:-]*\w)/g),
      ...findAll(text, /npm (start|test)\b/g),
    ];
    const missing = commands.filter((name) => !scripts.includes(name));
    expect({ document, missing }).toEqual({ document, missing: [] });
  });

  it('names settings of .env.example', () => {
    const named = [
      ...findAll(withoutSteps(text), /(?<![\w/.-])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g),
      ...code.flatMap((part) => findAll(part, /(?:^|\s)([A-Z][A-Z0-9_]*)=/g)),
    ];
    const missing = named.filter((name) => !settings.has(name));
    expect({ document, missing }).toEqual({ document, missing: [] });
  });

  it('has steps that fit the code', () => {
    expect(steps.map((step) => stepFault('.', step)).filter(Boolean)).toEqual([]);
    // A block that the form of a step does not fit is followed by nobody.
    const further = steps.length > 0 ? withoutSteps(text).match(/^ *```tsx?$/gm) : null;
    expect(further).toBeNull();
  });

  it('links to what exists', () => {
    const links = findAll(text, /\]\(([^)\s]+)\)/g).filter((link) => !/^[a-z]+:/.test(link));
    const missing = links.filter((link) => !isReached(document, link));
    expect({ document, missing }).toEqual({ document, missing: [] });
  });
});

describe('docs/operations.md', () => {
  it('describes every setting of .env.example', () => {
    const text = readFileSync('docs/operations.md', 'utf8');
    const ours = [...settings].filter((name) => !foreignSettings.includes(name));
    expect(ours.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  });
});
