import type { ProductImport } from '../../contract/staff-import';
import { exportHref } from './import-paths';
import {
  applyLabel,
  createdRecordTexts,
  leftOutText,
  importProgress,
  importStatusLabel,
} from './import-texts';

const counts = { new: 0, changed: 0, unchanged: 0, faulty: 0 };
const some = (more: Partial<ProductImport>): ProductImport => ({
  id: 1,
  file_name: 'a.csv',
  status: 'checked',
  note: '',
  lines: 10,
  done: 10,
  counts,
  creates: { brands: [], categories: [], forms: [], tags: [] },
  can_apply: false,
  can_apply_good: false,
  by: 'Asha',
  created_at: '2026-11-21T10:00:00Z',
  applied_at: null,
  ...more,
});

describe('an import in words', () => {
  it('says what it waits for', () => {
    expect(importStatusLabel(some({ counts: { ...counts, faulty: 2 } })).label).toBe('Has errors');
    expect(importStatusLabel(some({ can_apply: true })).label).toBe('Ready to import');
    expect(importStatusLabel(some({})).label).toBe('Nothing to import');
    expect(importStatusLabel(some({ status: 'applied' })).mood).toBe('good');
  });

  it('says what will happen before it does', () => {
    expect(applyLabel(some({ counts: { ...counts, new: 1_204, changed: 1 } }))).toBe(
      'Add 1,204 products and update 1 product',
    );
    expect(applyLabel(some({ counts: { ...counts, changed: 3 } }))).toBe('Update 3 products');
  });

  it('names what it creates and what it leaves out', () => {
    const many = Array.from({ length: 12 }, (_, index) => `B${index}`);
    expect(
      createdRecordTexts(
        some({
          creates: {
            brands: many,
            categories: ['Food > Jam'],
            forms: ['Liquid'],
            tags: ['Organic'],
          },
        }),
      ),
    ).toEqual([
      'New brands: B0, B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11.',
      'New categories: Food > Jam.',
      'New forms: Liquid.',
      'New tags: Organic.',
    ]);
    expect(createdRecordTexts(some({}))).toEqual([]);
    expect([leftOutText(1), leftOutText(1_200)]).toEqual([
      '1 row with errors will be skipped',
      '1,200 rows with errors will be skipped',
    ]);
    expect([leftOutText(1, true), leftOutText(2, true)]).toEqual([
      '1 row with errors was skipped',
      '2 rows with errors were skipped',
    ]);
  });

  it('says how far it is', () => {
    expect(
      importProgress(some({ status: 'checking', note: 'Fetching pictures: 4 of 9' })).words,
    ).toBe('Fetching pictures: 4 of 9');
    expect(importProgress(some({ status: 'checking', lines: 0, done: 0 }))).toEqual({
      share: 0,
      words: 'Reading the file',
    });
    expect(importProgress(some({ status: 'applying', lines: 4_000, done: 1_000 }))).toEqual({
      share: 0.25,
      words: 'Importing: 1,000 of 4,000 rows',
    });
    expect(importProgress(some({ status: 'applying' })).words).toContain('search');
  });
});

it('gives out what a list shows, whichever of its pages is open', () => {
  expect(exportHref('csv', { search: 'tea', sale: 'off', page: '3', sort: 'name' })).toBe(
    '/api/store/staff/product-export/?search=tea&sale=off&format=csv',
  );
});
