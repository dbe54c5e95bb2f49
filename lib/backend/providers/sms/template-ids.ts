import { requiredSmsKinds, smsKinds } from '../../services/messages/templates.ts';

const knownKinds: ReadonlySet<string> = new Set(smsKinds);
const idPattern = /^[\w-]{1,60}$/;

const pair = /^\s*([a-z_]+)\s*=\s*([\w-]+)\s*$/;

/** Returns the messages with codes that have no template. */
export const missingCodeKinds = (hasTemplate: (kind: string) => boolean): string[] =>
  requiredSmsKinds.filter((kind) => !hasTemplate(kind));

/** Reads `login_otp=65f…,order_placed=65a…`; undefined if malformed. */
export function readTemplatePairs(text: string): Record<string, string> | undefined {
  const pairs = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => pair.exec(part));
  if (pairs.some((found) => found === null)) return undefined;
  return Object.fromEntries(pairs.map((found) => [found?.[1] ?? '', found?.[2] ?? '']));
}

interface PastedIds {
  /** One `kind=id` per line. */
  ids: string;
  /** The error, with its line number. */
  faults: string[];
}

const unquoted = (cell: string) =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/* Of a row of a spreadsheet the first cell is the name and the last the id. */
function splitRow(line: string): [name: string, id: string] {
  if (!line.includes('\t')) {
    const [, name = '', id = ''] = /^([^\s=,;]*)[\s=,;]*(.*)$/.exec(line) ?? [];
    return [unquoted(name), unquoted(id)];
  }
  const cells = line.split('\t').map(unquoted);
  const last = cells.at(-1) ?? '';
  // The last cell of a copied row without an id is its text.
  return [cells[0] ?? '', cells.length > 2 && /\s/.test(last) ? '' : last];
}

/**
 * Reads template ids as they are pasted: two columns of a spreadsheet, or `name=id`, one message a
 * line. Messages without an id are left out; those of codes are required.
 */
export function readTemplateIds(text: string): PastedIds {
  const ids = new Map<string, string>();
  const faults: string[] = [];
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const [name, id] = splitRow(line.replace(/^ +| +$/g, ''));
    const fault = (what: string) => faults.push(`Line ${index + 1}: ${what}.`);
    if (name === '' || /^(name|message)$/i.test(name)) continue;
    if (!knownKinds.has(name)) fault(`there is no message “${name.slice(0, 40)}”`);
    else if (id === '') continue;
    else if (!idPattern.test(id)) fault(`“${id.slice(0, 40)}” is not a template id`);
    else if (ids.has(name) && ids.get(name) !== id) fault(`${name} has two ids`);
    else ids.set(name, id);
  }
  const missing = missingCodeKinds((kind) => ids.has(kind));
  if (missing.length > 0 && faults.length === 0) {
    faults.push(`Codes need a template id: ${missing.join(', ')}.`);
  }
  return { ids: [...ids].map((pair) => pair.join('=')).join('\n'), faults };
}
