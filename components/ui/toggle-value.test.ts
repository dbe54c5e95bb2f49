import { chosenText, toggleValue } from './toggle-value';

describe('putting a value in and taking it out', () => {
  it('keeps the order of the list, whatever was chosen first', () => {
    expect(toggleValue([1, 2, 3], [3], 1)).toEqual([1, 3]);
    expect(toggleValue([1, 2, 3], [1, 3], 3)).toEqual([1]);
  });

  it('drops what the list no longer has', () => {
    expect(toggleValue([1, 2], [9], 2)).toEqual([2]);
  });
});

describe('the words of a closed list', () => {
  it('are the names while they are few, then how many', () => {
    expect(chosenText([])).toBe('');
    expect(chosenText(['Surat', 'Rajkot'])).toBe('Surat, Rajkot');
    expect(chosenText(['Surat', 'Rajkot', 'Anand'])).toBe('3 selected');
  });
});
