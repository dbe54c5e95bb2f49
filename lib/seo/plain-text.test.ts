import { plainText } from './plain-text';

describe('plainText', () => {
  it('keeps the words apart that tags part', () => {
    expect(plainText('<p>Soap is oil,</p><ul><li>lye</li><li>and patience</li></ul>', 100)).toBe(
      'Soap is oil, lye and patience',
    );
  });

  it('ends headings and items that have no mark of their own, but the last', () => {
    const html =
      '<p>It tastes of <b>dust</b>.</p>\n<h3>In milk</h3><p>A quarter.</p><ul><li><p>Hot</p></li><li>Cold!</li></ul><p>(So we say.)</p><p></p><h3>Keeping it<br>dry</h3>';
    expect(plainText(html, 200)).toBe(
      'It tastes of dust. In milk. A quarter. Hot. Cold! (So we say.) Keeping it dry',
    );
  });

  it('reads entities', () => {
    expect(plainText('salt &amp; pepper &lt; 5', 100)).toBe('salt & pepper < 5');
  });

  it('cuts between words and says that it did', () => {
    const text = plainText('Dried for nine days, on raised bamboo mats', 22);
    expect(text).toBe('Dried for nine days…');
    expect(text.length).toBeLessThanOrEqual(22);
  });
});
