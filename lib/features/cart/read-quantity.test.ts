import { readQuantity } from './read-quantity';

describe('a typed quantity', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['007', 7],
    ['२', 2],
  ])('%j is %i', (typed, pieces) => {
    expect(readQuantity(typed)).toEqual({ pieces });
  });

  it('has to be more than nothing', () => {
    expect(readQuantity('0')).toEqual({ problem: 'Please set the quantity greater than 0!' });
  });

  it.each(['-1', '−2'])('%j is less than nothing', (typed) => {
    expect(readQuantity(typed)).toEqual({ problem: 'Quantity cannot be set less than 0!' });
  });

  it.each(['two', '1.5', '1e3', '9999999'])('%j is not a whole number', (typed) => {
    expect(readQuantity(typed)).toEqual({ problem: 'Enter a whole number, such as 2' });
  });

  it.each(['', '  '])('%j says nothing', (typed) => {
    expect(readQuantity(typed)).toBeNull();
  });
});
