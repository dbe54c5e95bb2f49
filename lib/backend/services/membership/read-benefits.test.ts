import { usedBenefit, type MembersOrder } from './read-benefits.ts';

const plain: MembersOrder = {
  name: 'SO-000007',
  hasFreeDelivery: false,
  hasEarlyAccess: false,
  isPriority: false,
};
const using = (more: Partial<MembersOrder>, consultations = 0) =>
  usedBenefit({ orders: [plain, { ...plain, name: 'SO-000008', ...more }], consultations });

describe('a benefit of Elite', () => {
  it('was not used where nothing was ordered or booked', () => {
    expect(usedBenefit({ orders: [], consultations: 0 })).toBeUndefined();
    expect(using({})).toBeUndefined();
  });

  it('was used by free delivery, early access, a place before others', () => {
    expect(using({ hasFreeDelivery: true })).toBe('free delivery with order SO-000008');
    expect(using({ hasEarlyAccess: true })).toBe('early access with order SO-000008');
    expect(using({ isPriority: true })).toBe('priority processing of order SO-000008');
  });

  it('was used by a consultation', () => {
    expect(using({}, 1)).toBe('a free consultation');
  });

  it('is named by what weighs most', () => {
    expect(using({ isPriority: true, hasFreeDelivery: true })).toMatch('free delivery');
  });
});
