import { ApiError } from '../../api/api-error';
import { toOutcome } from './outcome';

const totals = {
  total: 598,
  discount_amt: 0,
  gst_amt: 28,
  final_total: 598,
  shipping_amt: 100,
  amount: 698,
};

describe('the outcome of a failed attempt to order', () => {
  it.each([0, 500, 502, 503])('is not known at status %i', (status) => {
    expect(toOutcome(new ApiError(status, { message: 'No answer' })).kind).toBe('unknown');
  });

  it('is an order to be paid later where the payment service does not answer', () => {
    const error = new ApiError(503, { message: 'Later', order_id: 'SO-000007' });
    expect(toOutcome(error)).toEqual({ kind: 'unpaid', message: 'Later', orderId: 'SO-000007' });
  });

  it('is that the session has ended', () => {
    expect(toOutcome(new ApiError(401, { message: 'Please login' }))).toEqual({
      kind: 'logged-out',
    });
  });

  it('carries the fresh totals where the store has others', () => {
    const error = new ApiError(409, { message: 'The totals have changed', totals });
    expect(toOutcome(error)).toEqual({
      kind: 'changed',
      message: 'The totals have changed',
      totals,
    });
  });

  it('says which product ran short, even when nothing of it is left', () => {
    const error = new ApiError(409, { message: 'Ghee is out of stock', available_quantity: 0 });
    expect(toOutcome(error)).toEqual({ kind: 'stock', message: 'Ghee is out of stock' });
  });

  it('is a refusal with the words of the store for everything else', () => {
    const refusal = { message: 'x', non_field_errors: ['Minimum order value should be ₹250'] };
    expect(toOutcome(new ApiError(400, refusal))).toEqual({
      kind: 'refused',
      message: 'Minimum order value should be ₹250',
    });
    const invalid = new ApiError(409, { message: 'Your cart is empty', totals: { total: '598' } });
    expect(toOutcome(invalid)).toEqual({ kind: 'refused', message: 'Your cart is empty' });
  });

  it('is a refusal where the account has ordered too often', () => {
    const error = new ApiError(429, { message: 'You can place 20 orders in 24 hours.' });
    expect(toOutcome(error)).toEqual({
      kind: 'refused',
      message: 'You can place 20 orders in 24 hours.',
    });
  });

  it('leads to the mobile number where that is to be confirmed first', () => {
    const error = new ApiError(429, {
      code: 'confirm_mobile',
      message: 'Verify your mobile number to continue.',
    });
    expect(toOutcome(error)).toEqual({
      kind: 'unconfirmed',
      message: 'Verify your mobile number to continue.',
    });
  });

  it('is thrown on where it is a fault of our own', () => {
    expect(() => toOutcome(new TypeError('x is not a function'))).toThrow(TypeError);
  });
});
