import { demoShop } from '../../contract/demo-shop';
import { deliveryDays } from './delivery-days';

describe('the days on which an order should arrive', () => {
  it('are two working days away in Ahmedabad', () => {
    expect(deliveryDays('2026-11-18', { city: 'Ahmedabad' }, demoShop)).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    });
  });

  it('are five to six working days away elsewhere', () => {
    expect(deliveryDays('2026-11-18', { city: 'Mumbai' }, demoShop)).toEqual({
      from: '2026-11-24',
      to: '2026-11-25',
    });
  });

  it('follow the city that the shop serves first', () => {
    const inPune = { ...demoShop, free_shipping_city: 'Pune' };
    expect(deliveryDays('2026-11-18', { city: 'Pune' }, inPune).to).toBe('2026-11-20');
    expect(deliveryDays('2026-11-18', { city: 'Ahmedabad' }, inPune).to).toBe('2026-11-25');
    expect(
      deliveryDays('2026-11-18', { city: '' }, { ...demoShop, free_shipping_city: '' }).to,
    ).toBe('2026-11-25');
  });

  it('leave Sundays out', () => {
    expect(deliveryDays('2026-11-20', { city: 'Ahmedabad' }, demoShop).to).toBe('2026-11-23');
    expect(deliveryDays('2026-11-22', { city: 'Mumbai' }, demoShop)).toEqual({
      from: '2026-11-27',
      to: '2026-11-28',
    });
  });

  it('run on into the next year', () => {
    expect(deliveryDays('2026-12-31', { city: 'Ahmedabad' }, demoShop).to).toBe('2027-01-02');
  });
});
