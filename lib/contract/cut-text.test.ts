import { cutText } from './cut-text.ts';

describe('a cut text', () => {
  it.each([
    ['turmeric', 4, 'turm'],
    ['turmeric', 8, 'turmeric'],
    ['turmeric', 80, 'turmeric'],
    ['', 4, ''],
    ['a😀b', 2, 'a'],
    ['a😀b', 3, 'a😀'],
    ['😀', 1, '\ufffd'],
    ['cafe\u0301s', 4, 'caf'],
    ['cafe\u0301s', 5, 'cafe\u0301'],
    ['हल्दी', 2, 'ह'],
    ['हल्दी', 3, 'ह'],
    ['हल्दी', 4, 'ह'],
    ['क्षत्र', 2, ''],
    ['તુલસી', 1, ''],
    ['👩‍🌾 farm', 3, ''],
    ['👍🏽 good', 2, ''],
    ['a\u{1110c}\u{1110c}', 2, 'a'],
    ['a\u{1110c}\u{1110c}', 3, 'a\u{1110c}'],
  ])('%j is at most %d units: %j', (text, maxLength, start) => {
    // If the first letter is longer than the limit, it is broken instead of dropped.
    if (start) expect(cutText(text, maxLength)).toBe(start);
    else expect(text.startsWith(cutText(text, maxLength).replace('\ufffd', ''))).toBe(true);
    expect(cutText(text, maxLength).length).toBeLessThanOrEqual(maxLength);
  });

  it('can always be stored', () => {
    const text = 'हल्दी 👩🏽‍🌾 cafe\u0301 \u{1110c}\u{11133}\u{1110c} ગુજરાતી';
    for (let maxLength = 0; maxLength <= text.length; maxLength += 1) {
      expect(cutText(text, maxLength).isWellFormed()).toBe(true);
      expect(cutText(text, maxLength).length).toBeLessThanOrEqual(maxLength);
    }
  });
});
