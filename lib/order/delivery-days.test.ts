import { deliveryDays } from './delivery-days';

describe('the days on which an order should arrive', () => {
  it('are two working days away in Ahmedabad', () => {
    expect(deliveryDays('2026-11-18', 'Ahmedabad')).toEqual({
      from: '2026-11-20',
      to: '2026-11-20',
    });
  });

  it('are five to six working days away elsewhere', () => {
    expect(deliveryDays('2026-11-18', 'Mumbai')).toEqual({ from: '2026-11-24', to: '2026-11-25' });
  });

  it('leave Sundays out', () => {
    expect(deliveryDays('2026-11-20', 'Ahmedabad').to).toBe('2026-11-23');
    expect(deliveryDays('2026-11-22', 'Mumbai')).toEqual({ from: '2026-11-27', to: '2026-11-28' });
  });

  it('run on into the next year', () => {
    expect(deliveryDays('2026-12-31', 'Ahmedabad').to).toBe('2027-01-02');
  });
});
