import { stem } from './stem.ts';

describe('the stem of a word', () => {
  it.each([
    ['soapnuts', 'soapnut'],
    ['berries', 'berry'],
    ['leaves', 'leaf'],
    ['feet', 'foot'],
    ['teeth', 'tooth'],
    ['falling', 'fall'],
    ['slimming', 'slim'],
    ['boxes', 'box'],
    ['oils', 'oil'],
    ['candles', 'candle'],
  ])('is the same for %s and %s', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['glass', 'gla'],
    ['ring', 'r'],
    ['tea', 'te'],
    ['hibiscus', 'hibiscu'],
  ])('keeps %s and %s apart', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  it('leaves other scripts as they are', () => {
    expect(stem('हल्दी')).toBe('हल्दी');
  });
});
