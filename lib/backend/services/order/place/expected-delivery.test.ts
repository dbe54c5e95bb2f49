import { demoShop } from '../../../../contract/demo-shop.ts';
import { expectedDelivery } from './expected-delivery.ts';

const expected = (at: Date, city: string, isMember = false, terms = demoShop) =>
  expectedDelivery(at, { city, isMember }, terms);

const wednesday = new Date('2026-11-18T12:00:00+05:30');
const friday = new Date('2026-11-20T12:00:00+05:30');
const sunday = new Date('2026-11-22T12:00:00+05:30');

describe('the day on which an order should arrive', () => {
  it('is two working days away in Ahmedabad', () => {
    expect(expected(wednesday, 'Ahmedabad')).toBe('2026-11-20');
    expect(expected(wednesday, ' ahmedabad')).toBe('2026-11-20');
  });

  it('is two working days away in the city that the shop serves first, wherever that is', () => {
    const inPune = { ...demoShop, free_shipping_city: 'Pune' };
    expect(expected(wednesday, 'pune ', false, inPune)).toBe('2026-11-20');
    expect(expected(wednesday, 'Ahmedabad', false, inPune)).toBe('2026-11-25');
    const nowhere = { ...demoShop, free_shipping_city: '' };
    expect(expected(wednesday, 'Ahmedabad', false, nowhere)).toBe('2026-11-25');
    expect(expected(wednesday, '', false, nowhere)).toBe('2026-11-25');
  });

  it('is six working days away in the rest of India', () => {
    expect(expected(wednesday, 'Mumbai')).toBe('2026-11-25');
  });

  it('leaves Sundays out', () => {
    expect(expected(friday, 'Ahmedabad')).toBe('2026-11-23');
    expect(expected(sunday, 'Ahmedabad')).toBe('2026-11-24');
    expect(expected(sunday, 'Mumbai')).toBe('2026-11-28');
  });

  it('is the same day or the next for members in the six cities', () => {
    const early = new Date('2026-11-18T10:59:00+05:30');
    expect(expected(early, 'Mumbai', true)).toBe('2026-11-18');
    expect(expected(new Date('2026-11-18T11:00:00+05:30'), 'Mumbai', true)).toBe('2026-11-19');
    expect(expected(wednesday, ' bhavnagar', true)).toBe('2026-11-19');
    expect(expected(early, 'Bengaluru', true)).toBe('2026-11-18');
    expect(expected(early, 'Pune', true)).toBe('2026-11-25');
    expect(expected(early, 'Mumbai', false)).toBe('2026-11-25');
  });

  it('leaves Sundays out for members too', () => {
    const saturday = new Date('2026-11-21T18:00:00+05:30');
    expect(expected(saturday, 'Kolkata', true)).toBe('2026-11-23');
    expect(expected(new Date('2026-11-22T08:00:00+05:30'), 'Kolkata', true)).toBe('2026-11-23');
  });

  it('counts from the day in India, not in Greenwich', () => {
    expect(expected(new Date('2026-11-17T20:00:00Z'), 'Ahmedabad')).toBe('2026-11-20');
    expect(expected(new Date('2026-11-17T18:00:00Z'), 'Ahmedabad')).toBe('2026-11-19');
  });
});
