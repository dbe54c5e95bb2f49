import { demoShop } from '../../contract/demo-shop';
import { formatArrival } from './arrival';

const saturday = new Date('2026-11-21T09:00:00+05:30');

describe('the day of arrival', () => {
  it('is one day in Ahmedabad, Sundays not counted', () => {
    expect(formatArrival(saturday, { city: 'Ahmedabad' }, demoShop)).toBe('Tuesday, 24 November');
  });

  it('is one of two days elsewhere, or where the city is not known', () => {
    expect(formatArrival(saturday, { city: 'Mumbai' }, demoShop)).toBe('27 to 28 November');
    expect(formatArrival(saturday, { city: null }, demoShop)).toBe('27 to 28 November');
  });

  it('is the same day or the next for members in the cities that are served so', () => {
    expect(formatArrival(saturday, { city: 'Mumbai' }, demoShop, true)).toBe(
      'Saturday, 21 November',
    );
    const afternoon = new Date('2026-11-21T15:00:00+05:30');
    expect(formatArrival(afternoon, { city: 'Mumbai' }, demoShop, true)).toBe(
      'Monday, 23 November',
    );
    expect(formatArrival(saturday, { city: 'Pune' }, demoShop, true)).toBe('27 to 28 November');
  });

  it('names both months where they differ', () => {
    const lateInTheMonth = new Date('2026-11-24T09:00:00+05:30');
    expect(formatArrival(lateInTheMonth, { city: 'Mumbai' }, demoShop)).toBe(
      '30 November to 1 December',
    );
  });

  it('counts from the day that it is in India', () => {
    const lateInLondon = new Date('2026-11-22T20:00:00Z');
    expect(formatArrival(lateInLondon, { city: 'Ahmedabad' }, demoShop)).toBe(
      'Wednesday, 25 November',
    );
  });
});
