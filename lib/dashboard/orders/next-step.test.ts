import { nextStep } from './next-step';

const row = {
  order_id: 'SO-000007',
  order_status: 'Confirmed',
  pay_type: 'Cash on Delivery',
  is_paid: false,
} as const;

describe('the next step of an order in the list', () => {
  it('leads to the page where it is done', () => {
    expect(nextStep(row)).toEqual({ label: 'Pack', href: '/dashboard/packing/SO-000007' });
    expect(nextStep({ ...row, order_status: 'Packed' })?.label).toBe('Hand over');
    expect(nextStep({ ...row, order_status: 'Pending' })).toEqual({
      label: 'Call',
      href: '/dashboard/orders/SO-000007',
    });
  });

  it('is none where staff only wait', () => {
    const waiting = { order_status: 'Pending', pay_type: 'Online Payment' } as const;
    expect(nextStep({ ...row, ...waiting })).toBeNull();
    expect(nextStep({ ...row, order_status: 'Cancelled' })).toBeNull();
  });
});
