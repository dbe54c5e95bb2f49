import { array } from 'yup';
import type { FieldKind, FieldValues, ProductField } from '../../../contract/product-field.ts';
import {
  toColumn,
  findProductField,
  productFieldNames,
  type FieldName,
} from '../../../contract/product-fields.ts';
import { parsePackAmount, unitSpellings } from '../../../contract/pack-size.ts';
import { comboPercentOff } from '../../../contract/staff-combo.ts';
import { maxTags, productInputs } from '../../../contract/staff-product.ts';
import { maxPictures } from '../../../contract/staff-product-picture.ts';
import { toPaise, toRupees } from '../../../contract/money.ts';
import { toShown, toStored } from '../product/product-field-values.ts';
import { CellFault, isWebAddress } from './cells.ts';
import {
  listCell,
  nameCell,
  numberCell,
  optionalCell,
  textCell,
  yesNoCell,
  type CellKind,
} from './cell-kinds.ts';
import type { CellRule } from './check-by-rule.ts';
import { comboCell, familyCell, optionCell } from './family-cells.ts';
import type { CellContext, NameIndexes } from './name-indexes.ts';
import { addBrand, addCategory, addForm, addTag } from './new-names.ts';
import type { ProductDraft } from './product-draft.ts';

/** Key column: the product of a line. */
export const skuTitle = 'SKU';
export const percentOffTitle = 'Combo % off';

export interface Column {
  title: string;
  key: keyof ProductDraft;
  /** Required for a new product. */
  isNeeded: boolean;
  /** The text of its cell. */
  write: (product: ProductDraft, nameIndexes: NameIndexes) => string;
  /** The value of a cell, and its text as an export would write it. Throws `CellFault`. */
  read: (cell: string, context: CellContext) => { value: unknown; text: string };
}

const column = <Key extends keyof ProductDraft>(
  title: string,
  key: Key,
  cell: CellKind<ProductDraft[Key]>,
  isNeeded = false,
): Column => ({
  title,
  key,
  isNeeded,
  write: (product, nameIndexes) => cell.write(product[key], nameIndexes),
  read: (text, context) => {
    const value = cell.read(text, context);
    return { value, text: cell.write(value, context) };
  },
});

const needed = true;

const rupeesCell = (what: string, rule: CellRule) =>
  numberCell(what, rule, {
    example: '1299.50',
    toStored: toPaise,
    toShown: toRupees,
  });

const picturePath =
  /^\/(pictures\/[\w./-]+\.(webp|png|jpe?g|avif|svg)|files\/[0-9a-f]{32}\.webp)$/i;

function pictureCell(): CellKind<string> {
  return {
    write: (path) => path,
    read: (path, { pictures }) => {
      if (isWebAddress(path)) {
        const picture = pictures.get(path);
        if (!picture) throw new CellFault(`The picture “${shortenPath(path)}” was not fetched`);
        if ('path' in picture) return picture.path;
        throw new CellFault(`The picture “${shortenPath(path)}” ${picture.fault}`);
      }
      if (!picturePath.test(path) || path.includes('..')) {
        throw new CellFault(
          `“${shortenPath(path)}” is not a picture address: it must begin with https://, /pictures/ or /files/`,
        );
      }
      return path;
    },
  };
}

const shortenPath = (path: string) => path.slice(0, 80);

type CellMakers = {
  [Kind in FieldKind]: (field: ProductField) => CellKind<FieldValues[Kind]>;
};

const anyText: CellRule = { validateSync: (value) => value };
const plainText = ({ heading, rule, required }: ProductField) =>
  textCell(heading, rule, required !== undefined);
const plainNumber = (kind: 'number' | 'percent') => (field: ProductField) =>
  numberCell(field.heading, field.rule, {
    example: field.example ?? '1',
    toStored: (typed) => toStored(kind, typed),
    toShown: (stored) => toShown(kind, stored),
  });

const cellMakers: CellMakers = {
  text: plainText,
  optionalText: (field) => optionalCell(plainText(field)),
  html: (field) => {
    const { write, read } = plainText(field);
    return {
      write,
      read: (text, context) => toStored('html', read(text, context)),
    };
  },
  lines: ({ heading, rule, entry }) =>
    listCell(heading, rule, textCell(entry ?? heading, anyText), entry),
  number: plainNumber('number'),
  percent: plainNumber('percent'),
  yesNo: ({ heading }) => optionalCell(yesNoCell(heading)),
};

const makeCell = <Kind extends FieldKind>(kind: Kind, field: ProductField) =>
  cellMakers[kind](field);

/** How sheets write some values: lower case, without spaces, points and hyphens. */
const spellings: Partial<Record<FieldName, Record<string, string>>> = {
  gst_rate: { 0: 'nil nilrated exempt exempted' },
  unit: unitSpellings,
  is_veg: { yes: 'veg vegetarian', no: 'nonveg nonvegetarian' },
};

const withoutGaps = (digits: string) => digits.replace(/[\s.-]/g, '');

/**
 * HSN codes have 4, 6 or 8 digits: as a number, a spreadsheet drops the zero of chapters 1 to 9.
 */
const withLostZero = (hsn: string) => (/^\d{3}(\d{2}){0,2}$/.test(hsn) ? `0${hsn}` : hsn);

const spellers: Partial<Record<FieldName, (cell: string) => string>> = {
  hsn: (cell) => withLostZero(withoutGaps(cell)),
  fssai_no: withoutGaps,
  barcode: withoutGaps,
  net_quantity: (cell) => String(parsePackAmount(cell) || cell),
};

function readSpellings<T>(name: FieldName, { write, read }: CellKind<T>): CellKind<T> {
  const values = new Map(
    Object.entries(spellings[name] ?? {}).flatMap(([value, written]) =>
      written.split(' ').map((spelling) => [spelling, value]),
    ),
  );
  const respell =
    spellers[name] ?? ((cell: string) => values.get(withoutGaps(cell).toLowerCase()) ?? cell);
  return { write, read: (cell, context) => read(respell(cell), context) };
}

const fieldColumn = (name: FieldName): Column => {
  const field = findProductField(name);
  return column(
    field.heading,
    toColumn(name),
    readSpellings(name, makeCell<FieldKind>(field.kind, field)),
    field.required !== undefined,
  );
};

/** In the order of the export. */
export const columns: Column[] = [
  column('Name', 'name', textCell('Name', productInputs.name, needed), needed),
  column('Local name', 'localName', optionalCell(textCell('Local name', productInputs.local_name))),
  column(
    'Brand',
    'brandId',
    nameCell('Brand', ({ brands }) => brands, addBrand),
    needed,
  ),
  column(
    'Category',
    'categoryId',
    nameCell('Category', ({ categories }) => categories, addCategory),
    needed,
  ),
  column(
    'Form',
    'formId',
    nameCell('Form', ({ forms }) => forms, addForm),
    needed,
  ),
  column('MRP', 'basePrice', rupeesCell('MRP', productInputs.base_price), needed),
  column('Price', 'price', rupeesCell('Price', productInputs.product_price), needed),
  column(
    'Stock',
    'stock',
    optionalCell(
      numberCell('Stock', productInputs.available_stock_quantity, {
        example: '24',
      }),
    ),
  ),
  ...productFieldNames.map(fieldColumn),
  column(
    'Tags',
    'tagIds',
    listCell(
      'Tags',
      array().max(maxTags),
      nameCell('Tag', ({ tags }) => tags, addTag),
    ),
  ),
  column('Published', 'isOnSale', yesNoCell('Published')),
  column('Pictures', 'images', listCell('Pictures', array().max(maxPictures), pictureCell())),
  column('Family', 'family', familyCell()),
  column('Option 1', 'option1', optionCell('Option 1')),
  column('Option 2', 'option2', optionCell('Option 2')),
  column('Combo of', 'comboOf', comboCell()),
  column(
    percentOffTitle,
    'percentOff',
    optionalCell(
      numberCell(percentOffTitle, comboPercentOff, {
        example: '12',
        toStored: (percent) => Math.round(percent * 100),
        toShown: (hundredths) => hundredths / 100,
      }),
    ),
  ),
];

export const titles: string[] = [skuTitle, ...columns.map(({ title }) => title)];

/** Columns that are exported as numbers, so that spreadsheets can calculate with them. */
export const numberTitles: ReadonlySet<string> = new Set([
  'MRP',
  'Price',
  'Stock',
  percentOffTitle,
  ...productFieldNames.flatMap((name) => {
    const { kind, heading } = findProductField(name);
    return kind === 'number' || kind === 'percent' ? [heading] : [];
  }),
]);
