import type { StaffFamily } from '../../contract/staff-family';
import {
  addProduct,
  addRow,
  changeRow,
  findFault,
  findTableFault,
  listValues,
  moveRowUp,
  pasteBlock,
  removeRow,
  setAxes,
  splitValues,
  spreadValues,
  toFamilyInput,
  toSizeTable,
} from './size-table';

const family: StaffFamily = {
  id: null,
  version: null,
  name: 'Turmeric',
  axes: ['Size'],
  rows: [
    {
      product_id: 7,
      version: 3,
      options: ['100 g'],
      name: 'Turmeric 100 g',
      sku: 'TU-1',
      barcode: null,
      net_quantity: 100,
      unit: 'g',
      product_price: 90,
      base_price: 100,
      available_stock_quantity: 12,
      is_on_sale: true,
      is_combo: false,
      image1: '/a.webp',
    },
  ],
  pictures: ['/a.webp'],
};
const table = toSizeTable(family);
const optionsOf = ({ rows }: typeof table) => rows.map(({ options }) => options.join(' '));

describe('values that are typed', () => {
  it('make the rows that are missing', () => {
    const next = spreadValues(table, [splitValues('100 g, 250 g,1 kg, 250 G')]);
    expect(optionsOf(next)).toEqual(['100 g', '250 g', '1 kg']);
    expect(next.rows[2]?.cells).toMatchObject({ sku: 'TU-1-1-KG', net_quantity: '1', unit: 'kg' });
    expect(listValues(next, 0)).toEqual(['100 g', '250 g', '1 kg']);
  });

  it('take away the rows of unfinished words, but none that was edited', () => {
    let next = spreadValues(table, [['100 g', '2']]);
    next = spreadValues(next, [['100 g', '25']]);
    next = spreadValues(next, [['100 g', '250 g']]);
    expect(optionsOf(next)).toEqual(['100 g', '250 g']);
    next = changeRow(next, 1, { cells: { ...next.rows[1]!.cells, product_price: '200' } });
    expect(optionsOf(spreadValues(next, [['100 g']]))).toEqual(['100 g', '250 g']);
  });

  it('are combined where there are two options, up to 200 rows', () => {
    const two = changeRow(setAxes(table, ['Size', 'Taste']), 0, { options: ['100 g', 'Mild'] });
    const next = spreadValues(two, [
      ['100 g', '250 g'],
      ['Mild', 'Hot'],
    ]);
    expect(optionsOf(next)).toEqual(['100 g Mild', '100 g Hot', '250 g Mild', '250 g Hot']);
    const many = Array.from({ length: 30 }, (_, index) => String(index));
    expect(spreadValues(two, [many, many]).rows).toHaveLength(200);
    expect(setAxes(next, ['Size']).rows[0]?.options).toEqual(['100 g']);
  });
});

describe('a block from a spreadsheet', () => {
  it('fills cells to the right and down, and adds rows', () => {
    const text = '100 g\tTU-1\t\t100\tg\t₹ 95\t1,100\t5\r\n250 g\tTU-2\t\t250\tg\t200\t240\t\n';
    const next = pasteBlock(table, { row: 0, column: 0 }, text);
    expect(next.rows.map(({ options, cells }) => [options[0], ...Object.values(cells)])).toEqual([
      ['100 g', 'TU-1', '', '100', 'g', '95', '1100', '5'],
      ['250 g', 'TU-2', '', '250', 'g', '200', '240', ''],
    ]);
  });

  it('begins at the cell that it is pasted into, and leaves the stock of combos alone', () => {
    const combo = { ...family, rows: family.rows.map((row) => ({ ...row, is_combo: true })) };
    const next = pasteBlock(toSizeTable(combo), { row: 0, column: 5 }, '80\t99\t4');
    expect(next.rows[0]?.cells).toMatchObject({
      product_price: '80',
      base_price: '99',
      available_stock_quantity: '12',
    });
  });
});

it('takes a product into the table once, with its value of the first option', () => {
  const [first] = family.rows;
  if (!first) throw new Error('no row');
  const joined = { ...first, product_id: 8, options: ['1 kg', 'Plain'] };
  const table = setAxes(toSizeTable(family), ['Size', 'Flavour']);
  const once = addProduct(table, joined);
  expect(once.rows.map(({ options }) => options)).toEqual([
    ['100 g', ''],
    ['1 kg', ''],
  ]);
  expect(addProduct(once, joined)).toBe(once);
});

it('keeps more rows than a family can have, and says so', () => {
  const sizes = Array.from({ length: 101 }, (_, index) => `${index + 1} g`);
  const pasted = pasteBlock(table, { row: 0, column: 0 }, sizes.join('\n'));
  const typed = spreadValues(table, [splitValues(`100 g, ${sizes.join(', ')}`)]);
  for (const next of [pasted, typed]) {
    expect(optionsOf(next).toSorted()).toEqual(sizes.toSorted());
    const { faults = {} } = toFamilyInput(next, null);
    expect(findTableFault(faults)).toBe('A family can have at most 100 sizes');
  }
});

describe('the request', () => {
  it('has the changed cells of products, and all of new ones', () => {
    const filled = pasteBlock(table, { row: 1, column: 0 }, '1 kg\tTU-9\t\t1\tkg\t700\t800\t');
    const next = pasteBlock(filled, { row: 0, column: 5 }, '95\t100\t10');
    expect(toFamilyInput(moveRowUp(next, 1), null).input).toEqual({
      name: 'Turmeric',
      axes: ['Size'],
      rows: [
        {
          options: ['1 kg'],
          sku: 'TU-9',
          net_quantity: 1,
          unit: 'kg',
          product_price: 700,
          base_price: 800,
          available_stock_quantity: null,
          picture: '/a.webp',
        },
        {
          product_id: 7,
          version: 3,
          options: ['100 g'],
          product_price: 95,
          available_stock_quantity: 10,
          stock_before: 12,
        },
      ],
    });
    expect(toFamilyInput(removeRow(next, 1), 4).input?.version).toBe(4);
  });

  it('is refused with the error at its cell', () => {
    const next = pasteBlock(addRow(table), { row: 1, column: 0 }, '100 G\tT 9\t12\tx\tg\t\t5\t-1');
    const { faults = {} } = toFamilyInput({ ...next, name: '' }, null);
    expect(faults['name']).toBe('Family name is required');
    expect(findFault(faults, 1, 0)).toBe('100 G is already in row 1');
    expect(findFault(faults, 1, 'sku')).toMatch('letters');
    expect(findFault(faults, 1, 'barcode')).toMatch('barcode');
    expect(findFault(faults, 1, 'net_quantity')).toBe('Net quantity must be a number');
    expect(findFault(faults, 1, 'product_price')).toBe('Price is required');
    expect(findFault(faults, 1, 'available_stock_quantity')).toMatch('less than 0');
    expect(findFault(faults, 0)).toBeUndefined();
    expect(findFault({ 'rows[1].gst_rate': 'GST has ended' }, 1)).toBe('GST has ended');
    expect(findTableFault({ rows: 'Too many', name: 'x' })).toBe('Too many');
  });
});
