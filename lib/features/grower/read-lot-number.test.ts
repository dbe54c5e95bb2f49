import { readLotNumber } from './read-lot-number';

describe('the number of a lot', () => {
  it.each([
    ['TU-26-09B', 'TU-26-09B'],
    ['B/26/01', 'B/26/01'],
    ['https://shop.example.in/lot/TU-26-09B?from=qr', 'TU-26-09B'],
    ['shop.example.in/lot/TU%2026%2009B', 'TU 26 09B'],
    ['https://shop.example.in/lot/%', '%'],
  ])('is read from %s', (typed, number) => {
    expect(readLotNumber(typed)).toBe(number);
  });
});
