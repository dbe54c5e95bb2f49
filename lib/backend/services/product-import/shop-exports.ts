import { cutPackSize, type PackSize } from '../../../contract/pack-size.ts';
import { longestSku } from '../../../contract/staff-product.ts';
import { toSlug } from '../../../contract/slug.ts';
import { deepestLevel } from '../../../contract/staff-category.ts';
import { joinCell, splitCell } from './cells.ts';

/** A line of an export of another shop. */
export interface SourceRow {
  /** The cells that have a title of ours. */
  product: Map<string, string>;
  /** The cell under a title, given as `titleKey`; empty if there is none. */
  cell: (key: string) => string;
}

type Product = ReadonlyMap<string, string>;

interface ShopExport {
  name: string;
  /** Titles (as `titleKey`) that only this export has. */
  signs: readonly string[];
  /** Further titles that `convert` reads. */
  used: readonly string[];
  /** The product of each line; undefined for a line that is none. */
  convert: (lines: readonly SourceRow[]) => (Product | undefined)[];
}

const optionKeys = ['option1value', 'option2value', 'option3value'];
const optionNameKeys = ['option1name', 'option2name', 'option3name'];
const attributeKeys = ['attribute1values', 'attribute2values', 'attribute3values'];
const attributeNameKeys = ['attribute1name', 'attribute2name', 'attribute3name'];
const shopify = {
  name: 'Shopify',
  used: [
    ...optionKeys,
    ...optionNameKeys,
    'type',
    'published',
    'variantinventorytracker',
    'inventorytracker',
    'variantimage',
    'variantimageurl',
  ],
  convert: convertShopify,
};

export const shopExports: readonly ShopExport[] = [
  { ...shopify, signs: ['handle', 'title', 'variantprice'] },
  { ...shopify, signs: ['urlhandle', 'title', 'price'] },
  {
    name: 'WooCommerce',
    signs: ['type', 'name', 'regularprice'],
    used: ['id', 'parent', 'instock', ...attributeKeys, ...attributeNameKeys],
    convert: convertWooCommerce,
  },
];

/* What each variant has for itself; the rest is shared by the variants of a product. */
const variantTitles = ['SKU', 'Barcode', 'Price', 'MRP', 'Stock', 'Net quantity', 'Unit'];

/** A product takes a line for each variant and for each further picture, under one handle. */
function convertShopify(lines: readonly SourceRow[]): (Product | undefined)[] {
  const byHandle = Map.groupBy(lines, handleOf);
  return lines.map((line) => {
    const { product, cell } = line;
    const handle = handleOf(line);
    const group = handle === '' ? [line] : (byHandle.get(handle) ?? []);
    const [first = line] = group;
    const variants = group.filter(isVariant);
    // A line with nothing but another picture of the product.
    if (!isVariant(line) && line !== first) return undefined;
    const options = optionKeys.map(cell).filter((text) => text && text !== 'Default Title');
    const hasVariants = variants.length > 1 && options.length > 0;
    const title = first.product.get('Name') ?? '';
    const isTracked = cell('variantinventorytracker') || cell('inventorytracker');
    const pictures = [
      cell('variantimage') || cell('variantimageurl'),
      ...group.flatMap((one) => splitCell(one.product.get('Pictures') ?? '')),
    ];
    const size = findSize(`${title} ${options.join(' ')}`);
    return complete(first.product, product, size, {
      ...(hasVariants && toFamily(title, readPairs(line, first, optionNameKeys, optionKeys))),
      Name: hasVariants ? `${title} – ${options.join(', ')}` : title,
      Category: cutPath(first.cell('type') || (first.product.get('Category') ?? '')),
      SKU:
        product.get('SKU')?.replace(/^'/, '') ||
        toSku(hasVariants ? `${handle}-${options.join('-')}` : handle),
      Stock: isTracked ? (product.get('Stock') ?? '') : '',
      Pictures: joinCell([...new Set(pictures.filter(Boolean))]),
    });
  });
}

const handleOf = ({ cell }: SourceRow) => cell('handle') || cell('urlhandle');
const isVariant = ({ product }: SourceRow) => Boolean(product.get('Price'));

/**
 * A product with variants is a line without a price; its variants follow, and name it as parent.
 */
function convertWooCommerce(lines: readonly SourceRow[]): (Product | undefined)[] {
  const byReference = new Map(
    lines.flatMap((line) =>
      [line.product.get('SKU') ?? '', `id:${line.cell('id')}`].map((key) => [key, line] as const),
    ),
  );
  return lines.map((line) => {
    const { product, cell } = line;
    const type = cell('type');
    if (type.startsWith('variable')) return undefined;
    const parent = type.startsWith('variation') ? byReference.get(cell('parent')) : undefined;
    const shared = parent?.product ?? product;
    const [category = ''] = (shared.get('Category') ?? '').split(/(?<!\\),/);
    const isOut = cell('instock') === '0' && !product.get('Stock');
    const pairs = parent ? readPairs(line, parent, attributeNameKeys, attributeKeys) : [];
    return complete(shared, product, findSize(product.get('Name') ?? ''), {
      ...toFamily(shared.get('Name') ?? '', pairs),
      Name: product.get('Name') || (shared.get('Name') ?? ''),
      Description: (shared.get('Description') ?? '').replaceAll('\\n', '\n'),
      Category: cutPath(category.replaceAll('\\,', ',')),
      SKU: product.get('SKU') || (cell('id') && `WC-${cell('id')}`),
      Stock: isOut ? '0' : (product.get('Stock') ?? ''),
    });
  });
}

interface OptionPair {
  name: string;
  value: string;
}

/** The options of a variant; their names are on its line or on the first one of its product. */
function readPairs(
  { cell }: SourceRow,
  first: SourceRow,
  nameKeys: readonly string[],
  valueKeys: readonly string[],
): OptionPair[] {
  return valueKeys.flatMap((key, index) => {
    const value = cell(key);
    const nameKey = nameKeys[index] ?? '';
    const name = cell(nameKey) || first.cell(nameKey) || `Option ${index + 1}`;
    return value === '' ? [] : [{ name: name.replace(/[:|]/g, ' ').trim(), value }];
  });
}

/** The variants of a product become a family. It has two options; a third one joins the second. */
function toFamily(title: string, [first, ...others]: readonly OptionPair[]) {
  if (!first || title === '') return {};
  const [second] = others;
  const joined = second && {
    name: others.map(({ name }) => name).join(' / '),
    value: others.map(({ value }) => value).join(' / '),
  };
  const write = ({ name, value }: OptionPair) => `${name}: ${value}`;
  return { Family: title, 'Option 1': write(first), ...(joined && { 'Option 2': write(joined) }) };
}

/** Fills in what these exports leave empty: the price or the MRP, and the size. */
function complete(
  shared: Product,
  product: Product,
  size: PackSize | undefined,
  values: Record<string, string>,
): Product {
  const all = new Map([
    ...[...shared].filter(([title]) => !variantTitles.includes(title)),
    ...[...product].filter(([, value]) => value !== ''),
    ...Object.entries(values),
  ]);
  const fill = (title: string, value: string | undefined) => {
    if (!all.get(title) && value) all.set(title, value);
  };
  if (!all.get('Net quantity') && !all.get('Unit')) {
    fill('Net quantity', size && String(size.quantity));
    fill('Unit', size?.unit);
  }
  fill('Price', all.get('MRP'));
  fill('MRP', all.get('Price'));
  fill('Published', 'no');
  return all;
}

const findSize = (text: string): PackSize | undefined => cutPackSize(text)?.size;

const cutPath = (path: string) =>
  path
    .split('>')
    .slice(0, deepestLevel)
    .map((name) => name.trim())
    .join(' > ');

const toSku = (text: string) =>
  text === ''
    ? ''
    : toSlug(text)
        .replace(/[^\w.-]/g, '')
        .slice(0, longestSku)
        .replace(/-+$/, '')
        .toUpperCase();
