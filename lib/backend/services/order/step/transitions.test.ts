import { orderStatuses, type OrderStatus } from '../../../../contract/order.ts';
import { mayStep, nextSteps } from './transitions.ts';

describe('the life of an order', () => {
  it('leads from the order to the door', () => {
    const path: OrderStatus[] = ['Pending', 'Confirmed', 'Packed', 'Shipped', 'Delivered'];
    path.slice(1).forEach((to, index) => {
      expect(mayStep(path[index] ?? to, to, 'staff')).toBe(true);
    });
    expect(mayStep('Pending', 'Packed', 'staff')).toBe(false);
    expect(mayStep('Delivered', 'Shipped', 'staff')).toBe(false);
  });

  it('may end by cancelling before it is shipped, and never after', () => {
    const cancellable = orderStatuses.filter((from) => mayStep(from, 'Cancelled', 'customer'));
    expect(cancellable).toEqual(['Pending', 'Confirmed', 'Packed']);
    expect(orderStatuses.filter((from) => mayStep(from, 'Cancelled', 'staff'))).toEqual(
      cancellable,
    );
  });

  it('goes back only from the door, when the customer asks, and ends with the refund', () => {
    expect(orderStatuses.filter((from) => mayStep(from, 'Return Requested', 'customer'))).toEqual([
      'Delivered',
    ]);
    expect(mayStep('Delivered', 'Return Requested', 'staff')).toBe(false);
    expect(nextSteps('Return Requested', 'staff')).toEqual(['Returned']);
    expect(nextSteps('Returned', 'staff')).toEqual(['Refunded']);
  });

  it('lets a customer do nothing but cancel and send back', () => {
    const steps = new Set(orderStatuses.flatMap((from) => nextSteps(from, 'customer')));
    expect([...steps].sort()).toEqual(['Cancelled', 'Return Requested']);
  });

  it.each(['Cancelled', 'Refunded'] as const)('is over once it is %s', (status) => {
    expect(nextSteps(status, 'staff')).toEqual([]);
    expect(nextSteps(status, 'customer')).toEqual([]);
  });
});
