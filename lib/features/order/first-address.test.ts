import { firstAddress, parseChoice } from './first-address';

const home = { id: 3, is_default: true };
const office = { id: 5, is_default: false };
const parents = { id: 9, is_default: false };

describe('the address that the checkout begins with', () => {
  it('is the default one', () => {
    expect(firstAddress([office, home], null)).toBe(3);
  });

  it('is the only one, default or not', () => {
    expect(firstAddress([office], null)).toBe(5);
  });

  it('is left to the customer where several stand side by side', () => {
    expect(firstAddress([office, parents], null)).toBeNull();
    expect(firstAddress([], null)).toBeNull();
  });

  it('is the one chosen before, as long as it is there', () => {
    expect(firstAddress([home, office], { chosen: 5, known: [3, 5] })).toBe(5);
    expect(firstAddress([home], { chosen: 5, known: [3, 5] })).toBe(3);
  });

  it('is the one that was added meanwhile', () => {
    expect(firstAddress([home, office, parents], { chosen: 5, known: [3, 5] })).toBe(9);
  });

  it.each([null, '', '{', 'null', '{}', '{"known":3}'])('remembers nothing from %p', (text) => {
    expect(parseChoice(text)).toBeNull();
  });
});
