import { readableText } from './readable-text';

describe('the text of a piece of HTML', () => {
  it('is what people read of it, on one line', () => {
    expect(readableText('<p>Dark &amp; thick.</p><p>Raw<br>honey</p>\n<script>x()</script>')).toBe(
      'Dark & thick. Raw honey',
    );
    expect(readableText('5 < 6 & 7 > 3')).toBe('5 < 6 & 7 > 3');
    expect(readableText('salt &amp; pepper &lt; 5')).toBe('salt & pepper < 5');
  });

  it('does not run a heading or a list item into the next sentence', () => {
    expect(readableText('<h3>In milk</h3>\n<p>A quarter of <b>a</b> teaspoon</p>')).toBe(
      'In milk. A quarter of a teaspoon',
    );
    expect(readableText('<ul><li>A card</li><li>Half a kilo!</li><li>“Tea.”</li></ul>')).toBe(
      'A card. Half a kilo! “Tea.”',
    );
    expect(readableText('<p>Take:</p><p>Two seeds (dried)</p><p>Daily</p>')).toBe(
      'Take: Two seeds (dried). Daily',
    );
  });

  it('takes nested and empty blocks as one end, and the last as none', () => {
    const html =
      '<p>It tastes of <b>dust</b>.</p>\n<h3>In milk</h3><p>A quarter.</p><ul><li><p>Hot</p></li><li>Cold!</li></ul><p>(So we say.)</p><p></p><h3>Keeping it<br>dry</h3>';
    expect(readableText(html)).toBe(
      'It tastes of dust. In milk. A quarter. Hot. Cold! (So we say.) Keeping it dry',
    );
  });

  it('goes on where the text does', () => {
    expect(readableText('<p>Soap is oil,</p><ul><li>lye</li><li>and patience</li></ul>')).toBe(
      'Soap is oil, lye and patience',
    );
  });

  it('keeps cells of a table apart', () => {
    expect(readableText('<table><tr><td>Pack</td><td>250 g</td></tr></table>')).toBe('Pack 250 g');
  });

  it('does not take long for tags that never end', () => {
    const started = performance.now();
    readableText('<p'.repeat(20_000));
    readableText('<script'.repeat(5_000));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
