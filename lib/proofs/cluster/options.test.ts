import { readOptions } from './options.ts';

describe('the options of the cluster', () => {
  it('are a thousand orders and no installation, where nothing is said', () => {
    expect(readOptions([])).toEqual({
      orders: 1_000,
      isShort: false,
      measuresOnly: false,
      mayInstall: false,
    });
  });

  it('are few orders in the short form, unless a number is named', () => {
    expect(readOptions(['--short'])).toMatchObject({ orders: 60, isShort: true });
    expect(readOptions(['--short', '--orders', '90', '--measure', '--install'])).toEqual({
      orders: 90,
      isShort: true,
      measuresOnly: true,
      mayInstall: true,
    });
  });

  it.each([
    [['--orders', '0'], /--orders/],
    [['--orders', 'many'], /--orders/],
    [['--fast'], /--fast/],
  ])('are refused where they are wrong: %j', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
