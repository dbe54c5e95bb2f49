import { parsePackSize } from '../../../contract/pack-size.ts';
import { joinCell, openedCell, titleKey } from './cells.ts';
import { otherTitles } from './other-titles.ts';
import type { Table } from './read-csv.ts';
import { shopExports, type SourceRow } from './shop-exports.ts';

/** Titles that are named in the note of an export. */
const namedTitles = 5;

/** Exports of other shops have a column of this title, too, but their `Status` says more. */
const publishedTitle = 'Published';

/**
 * Translates a list with other titles into the format of our lists: exports of Shopify and
 * WooCommerce, and the usual titles of shopkeepers. The numbers of the lines stay; a line that is
 * no product becomes empty. Other lists are returned unchanged.
 */
export function convertTable(given: Table): Table {
  const table = dropSerials(dropHeading(given));
  const { rows, note } = table;
  const top = findFilledRow(rows);
  const titles = (rows[top] ?? []).map((cell) => openedCell(cell).trim());
  const keys = titles.map(titleKey);
  const shop = shopExports.find(({ signs }) => signs.every((sign) => keys.includes(sign)));
  const renamed = renameTitles(keys, shop ? [publishedTitle] : []);
  const sizeAt = findSizes(rows, keys, renamed);
  if (!shop && renamed.size === 0 && sizeAt === undefined) return table;
  const converted = shop
    ? convertExport(rows, top, { titles, keys, renamed, shop })
    : renameColumns(rows, top, { titles, keys, renamed }, sizeAt);
  return { rows: converted.rows, note: [note, converted.note].filter(Boolean).join(' ') };
}

const findFilledRow = (rows: readonly string[][]) =>
  rows.findIndex((cells) => cells.some((cell) => cell.trim() !== ''));

/** A heading of a price list, with the shop's name or the day, has at most so many rows. */
const maxHeadingRows = 10;
const skuKeys = new Set(['SKU', ...(otherTitles['SKU'] ?? [])].map(titleKey));

/** Empties the rows above the titles; the numbers of the lines stay. */
function dropHeading(table: Table): Table {
  const { rows, note } = table;
  const first = findFilledRow(rows);
  const named = rows
    .slice(0, first + maxHeadingRows + 1)
    .findIndex((cells) => cells.some((cell) => skuKeys.has(titleKey(openedCell(cell)))));
  if (named <= first) return table;
  return {
    rows: rows.map((cells, index) => (index < named ? [] : cells)),
    note: [note, `Rows above the titles in row ${named + 1} were skipped.`]
      .filter(Boolean)
      .join(' '),
  };
}

const serialKeys = new Set(['srno', 'sno', 'slno', 'serialno', 'serialnumber', 'sr', 'sl', 'sn']);

/** Empties columns of running numbers, so that a row with nothing else is empty. */
function dropSerials(table: Table): Table {
  const { rows } = table;
  const top = findFilledRow(rows);
  const isSerial = (rows[top] ?? []).map((title) => serialKeys.has(titleKey(openedCell(title))));
  if (!isSerial.includes(true)) return table;
  const blank = (cells: string[]) => cells.map((cell, at) => (isSerial[at] ? '' : cell));
  return { ...table, rows: rows.map((cells, index) => (index < top ? cells : blank(cells))) };
}

interface ForeignTitles {
  titles: string[];
  keys: string[];
  /** Our title by the index of the column. */
  renamed: ReadonlyMap<number, string>;
}

/**
 * For each of our titles that is missing or `foreign`, the column with the first of its other
 * names.
 */
function renameTitles(keys: readonly string[], foreign: readonly string[]): Map<number, string> {
  const renamed = new Map<number, string>();
  for (const [title, names] of Object.entries(otherTitles)) {
    if (keys.includes(titleKey(title)) && !foreign.includes(title)) continue;
    const at = names.map((name) => keys.indexOf(titleKey(name))).find((index) => index >= 0);
    if (at !== undefined && !renamed.has(at)) renamed.set(at, title);
  }
  return renamed;
}

/** The column of sizes: it has another name, or a size such as `250 g` in one of its cells. */
function findSizes(
  rows: readonly string[][],
  keys: readonly string[],
  renamed: ReadonlyMap<number, string>,
): number | undefined {
  const ownAt = keys.indexOf(titleKey('Net quantity'));
  return rows.some((cells) => parsePackSize(cells[ownAt] ?? ''))
    ? ownAt
    : [...renamed].find(([, title]) => title === 'Net quantity')?.[0];
}

function renameColumns(
  rows: string[][],
  top: number,
  { titles, keys, renamed }: ForeignTitles,
  sizeAt: number | undefined,
): Table {
  const ownPublished = keys.map((key) =>
    key === titleKey(publishedTitle) ? publishedTitle : undefined,
  );
  const ownUnitAt = keys.indexOf('unit');
  const unitAt =
    ownUnitAt >= 0 ? ownUnitAt : [...renamed].find(([, title]) => title === 'Unit')?.[0];
  const addsUnit = unitAt === undefined && sizeAt !== undefined;
  const convertLine = (cells: string[]) => {
    const line = cells.map((cell, at) => convertCell(renamed.get(at) ?? ownPublished[at], cell));
    if (sizeAt === undefined || cells.length !== titles.length) return line;
    const size = parsePackSize(cells[sizeAt] ?? '');
    if (size) {
      line[sizeAt] = String(size.quantity);
      // A unit of sale, such as PCS, is not that of the size.
      if (unitAt !== undefined) line[unitAt] = size.unit;
    }
    return addsUnit ? [...line, size?.unit ?? ''] : line;
  };
  const head = titles.map((title, at) => renamed.get(at) ?? title);
  const pairs = [...renamed].map(([at, title]) => `“${titles[at] ?? ''}” as ${title}`);
  return {
    rows: rows.map((cells, index) => {
      if (index < top) return cells;
      if (index > top) return convertLine(cells);
      return addsUnit ? [...head, 'Unit'] : head;
    }),
    note: pairs.length > 0 ? `We matched columns with other names: ${pairs.join(', ')}.` : '',
  };
}

function convertExport(
  rows: string[][],
  top: number,
  { titles, keys, renamed, shop }: ForeignTitles & { shop: (typeof shopExports)[number] },
): Table {
  const ownTitles = Object.keys(otherTitles);
  const ownByKey = new Map(ownTitles.map((title) => [titleKey(title), title]));
  const taken = new Set(renamed.values());
  const titleAt = keys.map((key, at) => {
    const own = ownByKey.get(key);
    return renamed.get(at) ?? (own !== undefined && taken.has(own) ? undefined : own);
  });
  const source = rows.slice(top + 1).map((cells): SourceRow => {
    const product = new Map<string, string>();
    const byKey = new Map<string, string>();
    cells.forEach((cell, at) => {
      const title = titleAt[at];
      byKey.set(keys[at] ?? '', openedCell(cell).trim());
      if (title !== undefined) product.set(title, convertCell(title, cell));
    });
    return { product, cell: (key) => byKey.get(key) ?? '' };
  });
  const products = shop.convert(source);
  const written = ownTitles.filter((title) => products.some((product) => product?.get(title)));
  const used = new Set([...shop.signs, ...shop.used]);
  const ignored = titles.filter(
    (title, at) => title !== '' && !titleAt[at] && !used.has(keys[at] ?? ''),
  );
  return {
    rows: [
      ...rows.slice(0, top),
      written,
      ...products.map((product) =>
        product ? written.map((title) => product.get(title) ?? '') : [],
      ),
    ],
    note: `This is an export from ${shop.name}. Each variant becomes a product.${sayIgnored(ignored)}`,
  };
}

function sayIgnored(titles: readonly string[]): string {
  if (titles.length === 0) return '';
  const more = titles.length - namedTitles;
  const named = titles.slice(0, namedTitles).map((title) => `“${title}”`);
  return ` Not imported: ${named.join(', ')}${more > 0 ? ` and ${more} more columns` : ''}.`;
}

const publishedWords: Record<string, string> = {
  active: 'yes',
  publish: 'yes',
  published: 'yes',
  live: 'yes',
  available: 'yes',
  enabled: 'yes',
  draft: 'no',
  archived: 'no',
  unlisted: 'no',
  inactive: 'no',
  hidden: 'no',
  private: 'no',
  disabled: 'no',
  '-1': 'no',
};

/** Translates the notation of other shops in a cell of a renamed column. */
function convertCell(title: string | undefined, cell: string): string {
  const text = cell.trim();
  if (title === publishedTitle) return publishedWords[text.toLowerCase()] ?? cell;
  if (text.includes('|')) return cell;
  if (title === 'Tags') return joinTexts(text.split(','));
  if (title === 'Pictures') return joinTexts(text.split(/[\s,;]+(?=https?:)/i));
  return cell;
}

const joinTexts = (texts: readonly string[]) =>
  joinCell([...new Set(texts.map((text) => text.trim()).filter(Boolean))]);
