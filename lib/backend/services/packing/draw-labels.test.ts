import { code128 } from './draw-labels.ts';

describe('a barcode', () => {
  it.each([
    // As other encoders of Code 128 (code set B) draw them.
    ['aBa', '2112141211241311231211242212312331112'],
    ['BK/12 a~', '2112141311231123311132221232212232112122221211241311412121412331112'],
  ])('of %s has its bars and check character', (text, widths) => {
    expect(code128(text).join('')).toBe(widths);
  });

  it('has eleven modules for each character, whatever it is', () => {
    const all = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
    const modules = code128(all).reduce((sum, width) => sum + width, 0);
    expect(modules).toBe(11 * (1 + all.length + 1) + 13);
  });

  it.each(['', 'नीम', 'a\n'])('is refused for %j', (text) => {
    expect(() => code128(text)).toThrow('cannot be written as Code 128');
  });
});
