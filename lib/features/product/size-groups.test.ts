import type { FamilyMember } from '../../contract/family';
import { sizeGroups } from './size-groups';

function member(id: number, options: string[], more: Partial<FamilyMember> = {}): FamilyMember {
  return {
    product_id: id,
    name: `Turmeric, ${options.join(', ')}`,
    options,
    sku: `T-${id}`,
    product_price: 100,
    base_price: 100,
    net_quantity: 100,
    unit: 'g',
    available_stock_quantity: 5,
    image1: null,
    ...more,
  };
}

const sizes = [
  member(1, ['100 g'], { product_price: 135 }),
  member(2, ['250 g'], { product_price: 299, net_quantity: 250 }),
  member(3, ['1 kg'], {
    product_price: 1040,
    net_quantity: 1,
    unit: 'kg',
    available_stock_quantity: 0,
  }),
];
const turmeric = { id: 1, name: 'Turmeric', axes: ['Size'], members: sizes };

const grinds = [
  member(1, ['Whole', '250 g'], { net_quantity: 250 }),
  member(2, ['Whole', '1 kg'], { net_quantity: 1000, product_price: 360 }),
  member(3, ['Ground', '250 g'], { net_quantity: 250, product_price: 110 }),
];
const coffee = { id: 2, name: 'Coffee', axes: ['Grind', 'Size'], members: grinds };

describe('sizes of a family', () => {
  it('say price, price per unit and what is saved against the dearest per unit', () => {
    const [group] = sizeGroups(turmeric, 2);
    expect(group?.axis).toBe('Size');
    expect(group?.comparison).toBe('% less than at the 100 g rate');
    expect(
      group?.choices.map(({ label, price, unitPrice, note }) => [label, price, unitPrice, note]),
    ).toEqual([
      ['100 g', '₹135', '', ''],
      ['250 g', '₹299', '₹119.60 per 100\u00a0g', '11% less'],
      ['1 kg', '₹1,040', '₹104.00 per 100\u00a0g', 'Out of stock'],
    ]);
    expect(group?.choices[1]?.href).toBe('/products/2/turmeric-250-g');
  });

  it('keep the other value of two axes, and name a combination that cannot be had', () => {
    const notes = (id: number) =>
      sizeGroups(coffee, id).map(({ choices }) =>
        choices.map(({ label, size, note }) => [label, size.productId, note]),
      );
    expect(notes(2)).toEqual([
      [
        ['Whole', 2, ''],
        ['Ground', 3, 'Not in 1 kg'],
      ],
      [
        ['250 g', 1, ''],
        ['1 kg', 2, '10% less'],
      ],
    ]);
    expect(sizeGroups(coffee, 2).map(({ comparison }) => comparison)).toEqual([
      '',
      '% less than at the 250 g rate',
    ]);
    expect(notes(3)[1]).toEqual([
      ['250 g', 3, ''],
      ['1 kg', 2, 'Not in Ground'],
    ]);
  });

  it('say nothing of savings where packs hold the same, or differ in kind', () => {
    const flavours = [member(1, ['Rose']), member(2, ['Neem'], { product_price: 80 })];
    const [same] = sizeGroups({ ...turmeric, axes: ['Flavour'], members: flavours }, 1);
    expect(same?.choices.map(({ note }) => note)).toEqual(['', '']);
    expect(same?.comparison).toBe('');
    const kinds = [member(1, ['Bar']), member(2, ['Liquid'], { unit: 'ml', net_quantity: 900 })];
    const [mixed] = sizeGroups({ ...turmeric, members: kinds }, 1);
    expect(mixed?.choices.map(({ note }) => note)).toEqual(['', '']);
  });

  it('are none where there is one member only, or the product is not among them', () => {
    expect(sizeGroups({ ...turmeric, members: sizes.slice(0, 1) }, 1)).toEqual([]);
    expect(sizeGroups(turmeric, 99)).toEqual([]);
  });
});
