import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/*
 * HTML content models: elements of the first list take phrasing content, those of the second are
 * none.
 */
const phrasingOnly = new Set(
  'abbr b button cite code em h1 h2 h3 h4 h5 h6 i label p pre s small span strong time'.split(' '),
);
const notPhrasing = new Set(
  'address article aside blockquote details dialog div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);

interface Use {
  where: string;
  name: string;
  parent: string | undefined;
}

interface Source {
  uses: Use[];
  /** Elements that each component renders. */
  rendered: Map<string, Set<string>>;
}

function readSource(file: string, text: string): Source {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const uses: Use[] = [];
  const rendered = new Map<string, Set<string>>();
  function visit(node: ts.Node, parent?: string, component?: string): void {
    if (ts.isFunctionDeclaration(node) && node.name && node.parent === source) {
      const name = node.name.text;
      rendered.set(name, new Set());
      ts.forEachChild(node, (child) => visit(child, undefined, name));
    } else if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) {
      const opening = ts.isJsxElement(node) ? node.openingElement : node;
      const name = opening.tagName.getText(source);
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      uses.push({ where: `${file}:${line}`, name, parent });
      if (component) rendered.get(component)?.add(name);
      for (const attribute of opening.attributes.properties) visit(attribute);
      if (ts.isJsxElement(node)) {
        for (const child of node.children) visit(child, name, component);
      }
    } else {
      ts.forEachChild(node, (child) => visit(child, parent, component));
    }
  }
  visit(source);
  return { uses, rendered };
}

/**
 * Returns each use of an element, or of a component that renders it, where HTML does not allow it.
 */
function findMisplaced(sources: readonly Source[]): string[] {
  const blocks = new Set(notPhrasing);
  const components = sources.flatMap(({ rendered }) => [...rendered]);
  for (let known = 0; known !== blocks.size;) {
    known = blocks.size;
    for (const [name, elements] of components) {
      if ([...elements].some((element) => blocks.has(element))) blocks.add(name);
    }
  }
  return sources
    .flatMap(({ uses }) => uses)
    .filter(({ name, parent }) => parent && phrasingOnly.has(parent) && blocks.has(name))
    .map(({ where, name, parent }) => `${where}: ${name} in ${parent}`);
}

function readFolder(folder: string): Source[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readSource(join(folder, file), readFileSync(join(folder, file), 'utf8')));
}

it('finds a dialog that a component renders inside a span', () => {
  const button = `export function Ask() { return <><button /><dialog /></>; }`;
  const row = `export function Row() { return <li><span>{isOpen && <Ask />}</span></li>; }`;
  const sources = [readSource('ask.tsx', button), readSource('row.tsx', row)];
  expect(findMisplaced(sources)).toEqual(['row.tsx:1: Ask in span']);
});

it('every element of the site is where HTML allows it', () => {
  expect(findMisplaced([...readFolder('components'), ...readFolder('app')])).toEqual([]);
});
