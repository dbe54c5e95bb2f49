import { cutText } from '../../../contract/cut-text.ts';
import { composeLetters } from '../../../contract/join-letters.ts';
import { longestSku, skuPattern } from '../../../contract/staff-product.ts';
import type { ImportChange, ImportFault, ImportOutcome } from '../../../contract/staff-import.ts';
import { endedGstFault, findProductField } from '../../../contract/product-fields.ts';
import { priceFollowsItems, priceIsScheduled } from '../combo/combo-terms.ts';
import { importerFault } from '../product/importer-fault.ts';
import { sayRupees } from '../messages/say.ts';
import { findCellDamage, CellFault, isFormula, openedCell } from './cells.ts';
import { columns, percentOffTitle, skuTitle, type Column } from './columns.ts';
import { draftDefaults, type KnownProduct, type ProductDraft } from './product-draft.ts';
import { missingTitles, type Layout } from './read-titles.ts';
import type { CellContext } from './name-indexes.ts';

export interface PlannedLine {
  line: number;
  sku: string;
  name: string;
  outcome: ImportOutcome;
  changes: ImportChange[];
  faults: ImportFault[];
  /** The existing product; undefined for a new one. */
  known: KnownProduct | undefined;
  /** The wanted values; undefined if the line has errors. */
  wanted: ProductDraft | undefined;
}

interface LineInput {
  line: number;
  cells: readonly string[];
  layout: Layout;
  nameIndexes: CellContext;
  known: KnownProduct | undefined;
  /** An earlier line with the same SKU, if any. */
  twinLine: number | undefined;
}

/** Maximum length of a text in the report. */
const longestShown = 200;

/**
 * Normalises a cell: removes the formula escape and surrounding spaces, converts line ends to `\n`
 * and letters to Unicode normal form C.
 */
const tidyCell = (cell: string): string =>
  composeLetters(openedCell(cell)).replace(/\r\n?/g, '\n').trim();

export const readLineSku = (cells: readonly string[], { sku }: Layout): string =>
  tidyCell(sku === undefined ? '' : (cells[sku] ?? ''));

/** Plans a line of the file: new product, change, no change or errors. */
export function planLine(input: LineInput): PlannedLine {
  const { line, cells, layout, nameIndexes, known } = input;
  const sku = readLineSku(cells, layout);
  const faults: ImportFault[] = lineFaults(input, sku);
  const given: Partial<ProductDraft> = {};
  const changes: ImportChange[] = [];
  for (const { column, at } of layout.columns) {
    const cell = cells[at] ?? '';
    const text = tidyCell(cell);
    const before = known && tidyCell(column.write(known, nameIndexes));
    if (text === before || (known && isFollowing(known, column.key))) continue;
    try {
      const { value, text: after } = readCell(column, cell, text, nameIndexes);
      if (known && tidyCell(after) === before) continue;
      Object.assign(given, { [column.key]: value });
      if (known) {
        changes.push({
          column: column.title,
          before: shorten(before ?? ''),
          after: shorten(after),
        });
      }
    } catch (error) {
      if (!(error instanceof CellFault)) throw error;
      faults.push({ column: column.title, value: shorten(text), message: error.message });
    }
  }
  const draft: Partial<ProductDraft> = { ...draftDefaults, ...(known && toDraft(known)), ...given };
  const followsItems = draft.comboOf !== '' && draft.percentOff !== null;
  if (!known) faults.push(...missingColumns(layout, followsItems));
  if (followsItems) {
    const read = faults.filter(({ column, value }) => !isPrice(column) || (known && value !== ''));
    faults.splice(0, faults.length, ...read);
    // Until the items set them; a product needs a price before.
    if (!known) Object.assign(draft, { price: 1, basePrice: 1 });
  }
  faults.push(...percentFaults(draft, given, known));
  if (draft.comboOf === '') draft.percentOff = null;
  if (!faults.some(({ column }) => isPrice(column))) {
    faults.push(...priceFaults(draft, given, known?.plannedPrice ?? 0));
  }
  if (given.origin !== undefined || given.importer !== undefined) {
    const importer = importerFault({ origin: draft.origin ?? '', importer: draft.importer ?? '' });
    if (importer) {
      faults.push({ column: findProductField('importer').heading, value: '', message: importer });
    }
  }
  const gst = given.gstRate === undefined ? undefined : endedGstFault(given.gstRate / 100);
  if (gst) {
    const value = `${(given.gstRate ?? 0) / 100}`;
    faults.push({ column: findProductField('gst_rate').heading, value, message: gst });
  }
  const isFaulty = faults.length > 0;
  return {
    line,
    sku,
    name: shorten(known?.name ?? draft.name ?? ''),
    outcome: isFaulty ? 'faulty' : known ? (changes.length > 0 ? 'changed' : 'unchanged') : 'new',
    changes: isFaulty ? [] : changes,
    faults,
    known,
    wanted: isFaulty ? undefined : (draft as ProductDraft),
  };
}

const isPrice = (title: string) => title === 'Price' || title === 'MRP';

/** Price and MRP of a combo with a percentage follow its items; those of a new one are not read. */
function percentFaults(
  { comboOf, percentOff = null }: Partial<ProductDraft>,
  given: Partial<ProductDraft>,
  known: KnownProduct | undefined,
): ImportFault[] {
  if (percentOff === null) return [];
  const blame = (column: string, value: string, message: string) => [{ column, value, message }];
  const percent = `${percentOff / 100}`;
  if (comboOf === '') {
    return given.percentOff === undefined
      ? []
      : blame(percentOffTitle, percent, 'Only a combo can have a percentage off its items');
  }
  if (given.percentOff !== undefined && known && known.plannedPrice !== null) {
    return blame(percentOffTitle, percent, priceIsScheduled);
  }
  return columns.flatMap(({ title, key }) => {
    if (!known || (key !== 'price' && key !== 'basePrice') || given[key] === undefined) return [];
    return blame(title, sayRupees(given[key]), priceFollowsItems(percentOff));
  });
}

/** The stock of a combo follows its items: what a list says of it is not read. */
const isFollowing = ({ comboOf }: KnownProduct, key: Column['key']) =>
  comboOf !== '' && key === 'stock';

function readCell(column: Column, cell: string, text: string, nameIndexes: CellContext) {
  if (isFormula(cell)) {
    throw new CellFault(
      `${column.title} has a formula. Enter the value, or put a ' before it if it is text.`,
    );
  }
  if (text.includes('\ufffd')) {
    throw new CellFault(`${column.title} has garbled letters (�). Save the file as “CSV UTF-8”.`);
  }
  const damage = findCellDamage(column.title, text);
  if (damage) throw new CellFault(damage);
  return column.read(text, nameIndexes);
}

function lineFaults({ cells, layout, known, twinLine }: LineInput, sku: string): ImportFault[] {
  const faults: ImportFault[] = [];
  const blame = (column: string, value: string, message: string) =>
    faults.push({ column, value: shorten(value), message });
  if (cells.length > layout.width && cells.slice(layout.width).some((cell) => cell.trim() !== '')) {
    const message = `The row has ${cells.length} cells, but there are ${layout.width} columns. Check for a comma in text without quotation marks.`;
    blame('', cells.at(-1) ?? '', message);
  }
  if (cells.length < layout.width) {
    blame('', '', `The row has only ${cells.length} of ${layout.width} cells`);
  }
  if (sku === '') blame(skuTitle, '', 'SKU is missing');
  else if (isFormula(sku)) blame(skuTitle, sku, 'SKU has a formula. Enter the value.');
  else if (findCellDamage(skuTitle, sku)) {
    blame(skuTitle, sku, findCellDamage(skuTitle, sku) ?? '');
  } else if (sku.length > longestSku) {
    blame(skuTitle, sku, `SKU has ${sku.length} characters; the limit is ${longestSku}`);
  } else if (!skuPattern.test(sku) && !known) {
    blame(skuTitle, sku, 'SKU can contain only letters, digits and . / - _');
  }
  if (twinLine !== undefined) {
    blame(skuTitle, sku, `SKU “${sku}” is already in row ${twinLine}`);
  }
  if (known && !known.isOurs) {
    blame(skuTitle, sku, `SKU “${sku}” belongs to a product of another shop`);
  }
  return faults;
}

function missingColumns(layout: Layout, followsItems: boolean): ImportFault[] {
  const missing = missingTitles(layout).filter((title) => !followsItems || !isPrice(title));
  if (missing.length === 0) return [];
  return [
    {
      column: '',
      value: '',
      message: `This is a new product, but the list has no column for: ${missing.join(', ')}`,
    },
  ];
}

function priceFaults(
  { price, basePrice }: Partial<ProductDraft>,
  given: Partial<ProductDraft>,
  plannedPrice: number,
): ImportFault[] {
  if (price === undefined || basePrice === undefined) return [];
  const blame = (column: string, paise: number, message: string) => [
    { column, value: sayRupees(paise), message },
  ];
  if (price > basePrice) {
    return given.price === undefined
      ? blame('MRP', basePrice, `MRP can’t be lower than the price of ${sayRupees(price)}`)
      : blame('Price', price, `Price can’t be higher than the MRP of ${sayRupees(basePrice)}`);
  }
  return given.basePrice !== undefined && plannedPrice > basePrice
    ? blame(
        'MRP',
        basePrice,
        `MRP can’t be lower than the scheduled price of ${sayRupees(plannedPrice)}`,
      )
    : [];
}

const toDraft = (known: KnownProduct): Partial<ProductDraft> =>
  Object.fromEntries(columns.map(({ key }) => [key, known[key]]));

const shorten = (text: string) =>
  text.length > longestShown ? `${cutText(text, longestShown - 1)}…` : text;
