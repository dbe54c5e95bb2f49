import type { AuditEntry } from '../../contract/staff-audit-log';
import { changesIn as namedChangesIn, subjectLink, truncatedText } from './changes';

const changesIn = (entry: Pick<AuditEntry, 'before' | 'after'>, names = {}) =>
  namedChangesIn({ ...entry, names });

describe('an entry of the trail', () => {
  it('says what was changed, and leaves out what was not', () => {
    const entry = {
      before: { price: 100, name: 'A' },
      after: { price: 120, name: 'A', tag: null },
    };
    expect(changesIn(entry)).toEqual([{ name: 'Price', before: '₹1', after: '₹1.20' }]);
    expect(changesIn({ before: null, after: { status: 'Packed' } })).toEqual([
      { name: 'Status', before: null, after: 'Packed' },
    ]);
  });

  it('is in words, with times of India', () => {
    const after = {
      isStaff: true,
      staffAreas: ['packing', 'orders'],
      low_stock_at: 5,
      publicFrom: '2026-11-28T06:30:00.000Z',
    };
    expect(changesIn({ before: { isStaff: false, staffAreas: [] }, after })).toEqual([
      { name: 'Back office access', before: 'no', after: 'yes' },
      { name: 'Permissions', before: 'none', after: 'packing, orders' },
      { name: 'Low stock at', before: null, after: '5' },
      { name: 'Public from', before: null, after: expect.stringMatching(/12:00/) },
    ]);
  });

  it('names the fields of a group that were changed', () => {
    const benefits = { delivery_fee: null, early_access: true };
    const entry = {
      before: { elite_benefits: benefits },
      after: { elite_benefits: { ...benefits, delivery_fee: 20 } },
    };
    expect(changesIn(entry)).toEqual([
      { name: 'Elite benefits, delivery fee', before: null, after: '20' },
    ]);
  });

  it('names the records that it refers to, and numbers those that are deleted', () => {
    const entry = {
      before: { brandId: 3, tagIds: [1, 2], products: [7] },
      after: { brandId: 4, tagIds: [2], products: [] },
    };
    const names = {
      'brand:3': 'Aranya',
      'tag:1': 'New',
      'tag:2': 'Best Seller',
      'product:7': 'Tea',
    };
    expect(changesIn(entry, names)).toEqual([
      { name: 'Brand', before: 'Aranya', after: 'No. 4' },
      { name: 'Tags', before: 'New, Best Seller', after: 'Best Seller' },
      { name: 'Products', before: 'Tea', after: 'none' },
    ]);
  });

  it('leaves out what only the store uses, and shows no raw numbers, objects or empty texts', () => {
    const after = {
      id: 31,
      slug: 'tea',
      level: 2,
      parentId: 4,
      position: 3,
      name: 'Tea',
      metaTitle: '',
      lots: [{ id: 7, number: 'L-12', packedAt: '2026-11-08' }],
    };
    expect(changesIn({ before: null, after })).toEqual([
      { name: 'Parent category', before: null, after: 'No. 4' },
      { name: 'Name', before: null, after: 'Tea' },
      { name: 'Lots', before: null, after: 'Number: L-12, Packed at: 2026-11-08' },
    ]);
    const moved = { before: { parentId: 4, position: 3 }, after: { parentId: 4, position: 1 } };
    expect(changesIn(moved)).toEqual([{ name: 'Position', before: '3', after: '1' }]);
  });

  it('says amounts, rates, statuses and formatted texts as people read them', () => {
    const before = { status: 'handed_over', isOnSale: false };
    const after = {
      status: 'lost',
      isOnSale: true,
      sku: 'TU-1',
      gstRate: 500,
      fee: 12_000,
      description: '<p>Good.</p>',
    };
    expect(changesIn({ before, after })).toEqual([
      { name: 'Status', before: 'handed over', after: 'lost' },
      { name: 'Published', before: 'no', after: 'yes' },
      { name: 'SKU', before: null, after: 'TU-1' },
      { name: 'GST', before: null, after: '5%' },
      { name: 'Fee', before: null, after: '₹120' },
      { name: 'Description', before: null, after: 'Good.' },
    ]);
  });

  it('says nothing of an empty list where nothing was before', () => {
    expect(changesIn({ before: { parcel: 1 }, after: { parcel: 1, lines: [] } })).toEqual([]);
  });

  it('says in rupees what a courier has paid', () => {
    const after = { parcel: 1, expected: 42_900, cashReceived: 40_050, cashReference: 'UTR123' };
    expect(changesIn({ before: null, after })).toEqual([
      { name: 'Parcel', before: null, after: '1' },
      { name: 'Expected', before: null, after: '₹429' },
      { name: 'Received', before: null, after: '₹400.50' },
      { name: 'Reference', before: null, after: 'UTR123' },
    ]);
  });

  it('says in rupees what a gateway holds', () => {
    const after = { report: { status: 'paid', amount: 64_900 } };
    expect(changesIn({ before: null, after })).toEqual([
      { name: 'Report, status', before: null, after: 'paid' },
      { name: 'Amount at the gateway', before: null, after: '₹649' },
    ]);
  });

  it('is long where the words were, and begins with what can be read in a row', () => {
    const [change] = changesIn({ before: null, after: { text: 'x'.repeat(500) } });
    expect(change?.after).toHaveLength(500);
    expect(truncatedText(change?.after ?? '')).toHaveLength(121);
    expect(truncatedText('x'.repeat(120))).toBeUndefined();
  });

  it('leads to the room of its subject, where there is one', () => {
    expect(subjectLink('order:12')).toBe('/dashboard/orders/SO-000012');
    expect(subjectLink('product:7')).toBe('/dashboard/products/7');
    expect(subjectLink('lead:3')).toBe('/dashboard/leads/3');
    expect(subjectLink('demo')).toBeUndefined();
  });
});
