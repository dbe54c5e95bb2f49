import { moveStock } from '../../contract/staff-product-stock';
import { toStockInput, type StockDraft } from './stock-draft';

const draft: StockDraft = { change_type: 'add', change: '', set_to: '', note: 'New delivery' };
const validate = (typed: Partial<StockDraft>) =>
  moveStock.body.validateSync(toStockInput({ ...draft, ...typed }));

describe('a change of the stock in the back office', () => {
  it('adds, removes, sets and forgets units', () => {
    const { note } = draft;
    expect(validate({ change: ' 12 ' })).toEqual({ change: 12, note });
    expect(validate({ change_type: 'remove', change: '12' })).toEqual({ change: -12, note });
    expect(validate({ change_type: 'count', set_to: '0' })).toEqual({ set_to: 0, note });
    expect(validate({ change_type: 'unknown', change: '12' })).toEqual({ set_to: null, note });
  });

  it.each(['', '-5', '1.5', 'ten', '0'])('asks for a number instead of “%s”', (change) => {
    expect(() => validate({ change })).toThrow('Enter a number');
  });

  it('does not take an empty field for a count of 0', () => {
    expect(() => validate({ change_type: 'count' })).toThrow('Enter a number');
  });

  it('has the limits of the store', () => {
    expect(() => validate({ change: '1000001' })).toThrow('Change is too large');
    expect(() => validate({ change: '1', note: ' ' })).toThrow('Enter a reason');
  });
});
