import { textInScripts } from '../../testing/text-in-scripts';
import { fonts, toDrawable, writeText } from './write-text';

const draw = (text: string) =>
  writeText(text, { font: fonts.display, size: 48, colour: '#000000' });

describe('text of a share picture', () => {
  it.each(Object.entries(textInScripts))('keeps all letters of %s', (script, { product }) => {
    const isKnown = script !== 'emoji and unknown letters';
    expect(toDrawable(product)).toBe(isKnown ? product.normalize('NFC') : 'Chilli flakes ? 250 g');
  });

  it('leaves emoji out', () => {
    expect(toDrawable('5️⃣ Ring Road 🏠')).toBe('5 Ring Road');
    expect(toDrawable('🌿 Asha 👩‍👩‍👧 & co™ 🇮🇳')).toBe('Asha & co™');
  });

  it('is shaped: a conjunct is one sign, not a box for each of its letters', async () => {
    for (const [letter, conjunct] of [
      ['ક', 'ક્ષ'],
      ['ক', 'ক্ষ'],
      ['ಕ', 'ಕ್ಷ'],
      ['କ', 'କ୍ଷ'],
    ] as const) {
      const [one, both] = [await draw(letter), await draw(conjunct)];
      expect(both.width).toBeLessThan(2 * one.width);
    }
  });

  it('draws something where nothing of a text can be drawn', async () => {
    expect((await draw('🌶️')).width).toBeGreaterThan(5);
  });
});
