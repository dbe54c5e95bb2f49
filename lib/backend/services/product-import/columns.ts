import { mostPictures } from '../../../contract/staff-product-picture.ts';
import { cleanDescription } from '../product/description-html.ts';
import { CellFault } from './cell-fault.ts';
import {
  listCell,
  nameCell,
  numberCell,
  optionalCell,
  patternCell,
  textCell,
  yesNoCell,
  type CellKind,
} from './cell-kinds.ts';
import type { ProductDraft } from './product-draft.ts';

/** The key of a list: which product a line is about. */
export const skuTitle = 'SKU';
export const skuPattern = /^[\w./-]+$/;
export const longestSku = 40;

/** A column of the list, beside the SKU. */
export interface Column<Key extends keyof ProductDraft = keyof ProductDraft> {
  title: string;
  key: Key;
  /** A new product cannot be without it. */
  isNeeded: boolean;
  cell: CellKind<ProductDraft[Key]>;
}

const column = <Key extends keyof ProductDraft>(
  title: string,
  key: Key,
  cell: CellKind<ProductDraft[Key]>,
  isNeeded = false,
): Column => ({ title, key, isNeeded, cell }) as unknown as Column;

const needed = true;

const rupees = (what: string) =>
  numberCell(what, {
    decimals: 2,
    scale: 100,
    most: 10_000_000,
    isZeroPossible: false,
    example: '1299.50',
  });

/** What goods are taxed with in India, in hundredths of a percent. */
const gstRates = [0, 25, 300, 500, 1_200, 1_800, 2_800, 4_000];

function gstCell(): CellKind<number> {
  const rule = { decimals: 2, scale: 100, most: 100, isZeroPossible: true, example: '5' };
  const cell = numberCell('GST %', rule);
  return {
    write: cell.write,
    read: (text, nameIndexes) => {
      const rate = cell.read(text, nameIndexes);
      if (!gstRates.includes(rate)) {
        throw new CellFault('GST % must be a rate that there is: 0, 0.25, 3, 5, 12, 18, 28 or 40');
      }
      return rate;
    },
  };
}

function descriptionCell(): CellKind<string> {
  const cell = textCell('Description', { most: 20_000 });
  return { ...cell, read: (text, nameIndexes) => cleanDescription(cell.read(text, nameIndexes)) };
}

const picturePath =
  /^\/(pictures\/[\w./-]+\.(webp|png|jpe?g|avif|svg)|files\/[0-9a-f]{32}\.webp)$/i;

function pictureCell(): CellKind<string> {
  return {
    write: (path) => path,
    read: (path) => {
      if (!picturePath.test(path) || path.includes('..')) {
        throw new CellFault(
          `“${path.slice(0, 80)}” is no picture of this shop: its path begins with /pictures/ or /files/`,
        );
      }
      return path;
    },
  };
}

/** All columns, in the order in which they are written. */
export const columns: Column[] = [
  column('Name', 'name', textCell('Name', { least: 2, most: 200 }), needed),
  column('Local name', 'localName', optionalCell(textCell('Local name', { most: 100 }))),
  column(
    'Brand',
    'brandId',
    nameCell('Brand', ({ brands }) => brands),
    needed,
  ),
  column(
    'Category',
    'categoryId',
    nameCell(
      'Category',
      ({ categories }) => categories,
      ' Please write the whole path, such as Food > Tea.',
    ),
    needed,
  ),
  column(
    'Form',
    'formId',
    nameCell('Form', ({ forms }) => forms),
    needed,
  ),
  column('MRP', 'basePrice', rupees('MRP'), needed),
  column('Price', 'price', rupees('Price'), needed),
  column(
    'Stock',
    'stock',
    optionalCell(
      numberCell('Stock', {
        decimals: 0,
        scale: 1,
        most: 1_000_000,
        isZeroPossible: true,
        example: '24',
      }),
    ),
  ),
  column('HSN', 'hsn', patternCell('HSN', /^\d{4}(\d{2}){0,2}$/, '4, 6 or 8 digits'), needed),
  column('GST %', 'gstRate', gstCell(), needed),
  column(
    'Net quantity',
    'netQuantity',
    numberCell('Net quantity', {
      decimals: 3,
      scale: 1,
      most: 1_000_000,
      isZeroPossible: false,
      example: '250',
    }),
    needed,
  ),
  column('Unit', 'unit', textCell('Unit', { least: 1, most: 20 }), needed),
  column('Veg', 'isVeg', optionalCell(yesNoCell('Veg'))),
  column('Origin', 'origin', textCell('Origin', { least: 1, most: 100 }), needed),
  column('Manufacturer', 'manufacturer', textCell('Manufacturer', { least: 1, most: 300 }), needed),
  column(
    'FSSAI',
    'fssaiNo',
    optionalCell(patternCell('FSSAI', /^\d{14}$/, 'a number of 14 digits')),
  ),
  column('Shelf life', 'shelfLife', textCell('Shelf life', { most: 100 })),
  column('Ingredients', 'ingredients', textCell('Ingredients', { most: 3_000 })),
  column(
    'Benefits',
    'benefits',
    listCell('Benefits', 20, textCell('A benefit', { least: 1, most: 300 })),
  ),
  column('Description', 'description', descriptionCell()),
  column('Meta title', 'metaTitle', textCell('Meta title', { most: 120 })),
  column('Meta description', 'metaDescription', textCell('Meta description', { most: 320 })),
  column('Meta keywords', 'metaKeywords', textCell('Meta keywords', { most: 300 })),
  column(
    'Tags',
    'tagIds',
    listCell(
      'Tags',
      20,
      nameCell('Tag', ({ tags }) => tags),
    ),
  ),
  column('On sale', 'isOnSale', yesNoCell('On sale')),
  column('Pictures', 'images', listCell('Pictures', mostPictures, pictureCell())),
];

export const titles: string[] = [skuTitle, ...columns.map(({ title }) => title)];

/** What a spreadsheet may reckon with. */
export const numberTitles: ReadonlySet<string> = new Set([
  'MRP',
  'Price',
  'Stock',
  'GST %',
  'Net quantity',
]);
