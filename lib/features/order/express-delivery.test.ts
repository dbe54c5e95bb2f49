import { demoShop } from '../../contract/demo-shop';
import { deliveryDays } from './delivery-days';
import { expressDeliveryOf } from './express-delivery';

describe('swift delivery', () => {
  it('is for members', () => {
    expect(expressDeliveryOf(new Date('2026-11-18T09:00:00+05:30'), false)).toBeUndefined();
  });

  it('comes the same day where it is ordered before eleven in India', () => {
    expect(expressDeliveryOf(new Date('2026-11-18T10:59:59+05:30'), true)).toBe(0);
    expect(expressDeliveryOf(new Date('2026-11-18T11:00:00+05:30'), true)).toBe(1);
    expect(expressDeliveryOf(new Date('2026-11-17T18:31:00Z'), true)).toBe(0);
  });

  it('moves the day of arrival, Sundays left out', () => {
    const on = (day: string) => ({ from: day, to: day });
    expect(deliveryDays('2026-11-18', { city: 'Mumbai' }, demoShop, 0)).toEqual(on('2026-11-18'));
    expect(deliveryDays('2026-11-18', { city: 'Mumbai' }, demoShop, 1)).toEqual(on('2026-11-19'));
    expect(deliveryDays('2026-11-22', { city: 'Mumbai' }, demoShop, 0)).toEqual(on('2026-11-23'));
    expect(deliveryDays('2026-11-21', { city: 'Mumbai' }, demoShop, 1)).toEqual(on('2026-11-23'));
    expect(deliveryDays('2026-11-18', { city: 'Pune' }, demoShop, 0)).toEqual({
      from: '2026-11-24',
      to: '2026-11-25',
    });
  });
});
