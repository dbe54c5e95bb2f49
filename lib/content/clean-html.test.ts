import { cleanHtml } from './clean-html';

describe('cleanHtml', () => {
  it('keeps text and its structure', () => {
    expect(cleanHtml('<p onclick="x()">Ground <b>slowly</b></p><script>x()</script>')).toBe(
      '<p>Ground slowly</p>',
    );
  });

  it('leaves the indentation of lines out', () => {
    expect(cleanHtml('<p>Ground\n      slowly</p>\n\n  <p>and twice</p>')).toBe(
      '<p>Ground\nslowly</p>\n<p>and twice</p>',
    );
  });
});
