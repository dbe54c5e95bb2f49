import type { ProductImport } from '../../contract/staff-import';
import { exportHref } from './import-paths';
import { applyLabel, progressOf, standingOf } from './import-words';

const counts = { new: 0, changed: 0, unchanged: 0, faulty: 0 };
const some = (more: Partial<ProductImport>): ProductImport => ({
  id: 1,
  file_name: 'a.csv',
  status: 'checked',
  note: '',
  lines: 10,
  done: 10,
  counts,
  can_apply: false,
  by: 'Asha',
  created_at: '2026-11-21T10:00:00Z',
  applied_at: null,
  ...more,
});

describe('an import in words', () => {
  it('says what it waits for', () => {
    expect(standingOf(some({ counts: { ...counts, faulty: 2 } })).label).toBe('Has faults');
    expect(standingOf(some({ can_apply: true })).label).toBe('Waits for your yes');
    expect(standingOf(some({})).label).toBe('Changes nothing');
    expect(standingOf(some({ status: 'applied' })).mood).toBe('good');
  });

  it('says what will happen before it does', () => {
    expect(applyLabel(some({ counts: { ...counts, new: 1_204, changed: 1 } }))).toBe(
      'Add 1,204 products and change 1 product',
    );
    expect(applyLabel(some({ counts: { ...counts, changed: 3 } }))).toBe('Change 3 products');
  });

  it('says how far it is', () => {
    expect(progressOf(some({ status: 'checking', lines: 0, done: 0 }))).toEqual({
      share: 0,
      words: 'Reading the file',
    });
    expect(progressOf(some({ status: 'applying', lines: 4_000, done: 1_000 }))).toEqual({
      share: 0.25,
      words: 'Taking over: 1,000 of 4,000 lines',
    });
    expect(progressOf(some({ status: 'applying' })).words).toContain('search');
  });
});

it('gives out what a list shows, whichever of its pages is open', () => {
  expect(exportHref('csv', { search: 'tea', sale: 'off', page: '3', sort: 'name' })).toBe(
    '/api/store/staff/product-export/?search=tea&sale=off&format=csv',
  );
});
