import { expectedDelivery } from './expected-delivery.ts';

const wednesday = new Date('2026-11-18T12:00:00+05:30');
const friday = new Date('2026-11-20T12:00:00+05:30');
const sunday = new Date('2026-11-22T12:00:00+05:30');

describe('the day on which an order should arrive', () => {
  it('is two working days away in Ahmedabad', () => {
    expect(expectedDelivery(wednesday, 'Ahmedabad')).toBe('2026-11-20');
    expect(expectedDelivery(wednesday, ' ahmedabad')).toBe('2026-11-20');
  });

  it('is six working days away in the rest of India', () => {
    expect(expectedDelivery(wednesday, 'Mumbai')).toBe('2026-11-25');
  });

  it('leaves Sundays out', () => {
    expect(expectedDelivery(friday, 'Ahmedabad')).toBe('2026-11-23');
    expect(expectedDelivery(sunday, 'Ahmedabad')).toBe('2026-11-24');
    expect(expectedDelivery(sunday, 'Mumbai')).toBe('2026-11-28');
  });

  it('is the same day or the next for members in the six cities', () => {
    const early = new Date('2026-11-18T10:59:00+05:30');
    expect(expectedDelivery(early, 'Mumbai', true)).toBe('2026-11-18');
    expect(expectedDelivery(new Date('2026-11-18T11:00:00+05:30'), 'Mumbai', true)).toBe(
      '2026-11-19',
    );
    expect(expectedDelivery(wednesday, ' bhavnagar', true)).toBe('2026-11-19');
    expect(expectedDelivery(early, 'Pune', true)).toBe('2026-11-25');
    expect(expectedDelivery(early, 'Mumbai', false)).toBe('2026-11-25');
  });

  it('leaves Sundays out for members too', () => {
    const saturday = new Date('2026-11-21T18:00:00+05:30');
    expect(expectedDelivery(saturday, 'Kolkata', true)).toBe('2026-11-23');
    expect(expectedDelivery(new Date('2026-11-22T08:00:00+05:30'), 'Kolkata', true)).toBe(
      '2026-11-23',
    );
  });

  it('counts from the day in India, not in Greenwich', () => {
    expect(expectedDelivery(new Date('2026-11-17T20:00:00Z'), 'Ahmedabad')).toBe('2026-11-20');
    expect(expectedDelivery(new Date('2026-11-17T18:00:00Z'), 'Ahmedabad')).toBe('2026-11-19');
  });
});
