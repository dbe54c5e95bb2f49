import { nameWithOptions, sayOptions } from './line-options.ts';

const size = (value: string) => [{ axis: 'Size', value }];

describe('the name of a line', () => {
  it('gets the size that it does not contain', () => {
    expect(nameWithOptions('Turmeric', size('250 g'))).toBe('Turmeric, 250 g');
    expect(nameWithOptions('Tea', [...size('1 kg'), { axis: 'Flavour', value: 'Masala' }])).toBe(
      'Tea, 1 kg, Masala',
    );
  });

  it('stays where it says the size, however it is written', () => {
    expect(nameWithOptions('Turmeric 250 g', size('250 g'))).toBe('Turmeric 250 g');
    expect(nameWithOptions('Turmeric (250G)', size('250 g'))).toBe('Turmeric (250G)');
    expect(nameWithOptions('Ghee 0.5 kg', size('0.5kg'))).toBe('Ghee 0.5 kg');
    expect(nameWithOptions('Mustard oil 1 Ltr.', size('1 l'))).toBe('Mustard oil 1 Ltr.');
    expect(nameWithOptions('Coconut oil 2 litres', size('2 l'))).toBe('Coconut oil 2 litres');
    expect(nameWithOptions('Turmeric 50 gm', size('50 g'))).toBe('Turmeric 50 gm');
    expect(nameWithOptions('Turmeric 50 grams', size('50 g'))).toBe('Turmeric 50 grams');
    expect(nameWithOptions('Rice 5 kgs', size('5 kg'))).toBe('Rice 5 kgs');
    expect(nameWithOptions('Set of 50 glasses', size('50 g'))).toBe('Set of 50 glasses, 50 g');
  });

  it('does not take a part of a number for the size', () => {
    expect(nameWithOptions('Turmeric 250 g', size('50 g'))).toBe('Turmeric 250 g, 50 g');
  });

  it('is the name alone outside a family', () => {
    expect(nameWithOptions('Turmeric', null)).toBe('Turmeric');
    expect(sayOptions(undefined)).toBe('');
    expect(sayOptions([...size('1 kg'), { axis: 'Flavour', value: 'Masala' }])).toBe(
      '1 kg, Masala',
    );
  });
});
