import type { StaffProductRow } from '../../contract/staff-product-list';
import { toGridRow, withCells } from './grid-cells';

const row: StaffProductRow = {
  id: 7,
  name: 'Jaggery',
  sku: 'JAG-500',
  image1: null,
  brand_name: 'Vanashree',
  category_name: 'Sweeteners',
  product_price: 120,
  base_price: 150,
  available_stock_quantity: 12,
  is_low: false,
  is_on_sale: true,
  public_from: null,
  is_scheduled: false,
  family: null,
  is_combo: false,
  has_own_price: true,
  sold_count: 0,
  updated_at: '2026-04-01T00:00:00.000Z',
  version: 3,
};

describe('cells of the product list', () => {
  it('are sent with the version, and the stock with the one that was shown', () => {
    const cells = { product_price: '129', available_stock_quantity: '20', is_on_sale: false };
    expect(toGridRow({ row, cells })).toEqual({
      row: {
        id: 7,
        version: 3,
        product_price: 129,
        available_stock_quantity: 20,
        stock_before: 12,
        is_on_sale: false,
      },
      faults: {},
    });
  });

  it('empty the stock where it is not tracked any more', () => {
    expect(toGridRow({ row, cells: { available_stock_quantity: ' ' } }).row).toMatchObject({
      available_stock_quantity: null,
      stock_before: 12,
    });
  });

  it.each([
    [{ product_price: '' }, 'product_price'],
    [{ product_price: 'twelve' }, 'product_price'],
    [{ product_price: '0' }, 'product_price'],
    [{ product_price: '150.01' }, 'product_price'],
    [{ base_price: '119' }, 'base_price'],
    [{ available_stock_quantity: '-1' }, 'available_stock_quantity'],
    [{ available_stock_quantity: '1.5' }, 'available_stock_quantity'],
  ])('%j have their error at the cell', (cells, field) => {
    expect(Object.keys(toGridRow({ row, cells }).faults)).toEqual([field]);
  });

  it('take a price above the old MRP together with a new one', () => {
    const { faults } = toGridRow({ row, cells: { product_price: '160', base_price: '170' } });
    expect(faults).toEqual({});
  });

  it('are forgotten once they say what is saved', () => {
    const draft = withCells({ row, cells: {} }, { product_price: '130' });
    expect(draft?.cells).toEqual({ product_price: '130' });
    expect(draft && withCells(draft, { product_price: '120 ' })).toBeUndefined();
    expect(withCells({ row, cells: {} }, { is_on_sale: true })).toBeUndefined();
  });
});

it('leaves what follows the items of a combo as it is', () => {
  const combo = { ...row, is_combo: true, has_own_price: false };
  const cells = { product_price: '99', available_stock_quantity: '3', is_on_sale: false };
  expect(withCells({ row: combo, cells: {} }, cells)?.cells).toEqual({ is_on_sale: false });
  const priced = { ...combo, has_own_price: true };
  expect(withCells({ row: priced, cells: {} }, cells)?.cells).toEqual({
    product_price: '99',
    is_on_sale: false,
  });
});
