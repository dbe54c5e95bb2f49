import { beginningOf, changesIn, linkOf } from './changes';

describe('an entry of the trail', () => {
  it('says what was changed, and leaves out what was not', () => {
    const entry = {
      before: { price: 100, name: 'A' },
      after: { price: 120, name: 'A', tag: null },
    };
    expect(changesIn(entry)).toEqual([{ name: 'price', before: '₹1', after: '₹1.20' }]);
    expect(changesIn({ before: null, after: { status: 'Packed' } })).toEqual([
      { name: 'status', before: null, after: 'Packed' },
    ]);
  });

  it('is long where the words were, and begins with what can be read in a row', () => {
    const [change] = changesIn({ before: null, after: { text: 'x'.repeat(500) } });
    expect(change?.after).toHaveLength(500);
    expect(beginningOf(change?.after ?? '')).toHaveLength(121);
    expect(beginningOf('x'.repeat(120))).toBeUndefined();
  });

  it('leads to the room of its subject, where there is one', () => {
    expect(linkOf('order:12')).toBe('/dashboard/orders/SO-000012');
    expect(linkOf('product:7')).toBe('/dashboard/products/7');
    expect(linkOf('lead:3')).toBe('/dashboard/leads/3');
    expect(linkOf('demo')).toBeUndefined();
  });
});
