import { linkAddress, tidyHtml } from './tidy-html';

describe('a text from the editor', () => {
  it('has no paragraph around the only text of a point', () => {
    expect(tidyHtml('<ul><li><p>One <strong>1</strong></p></li><li><p>Two</p></li></ul>')).toBe(
      '<ul><li>One <strong>1</strong></li><li>Two</li></ul>',
    );
    expect(tidyHtml('<ul><li><p>One</p><ul><li><p>Below</p></li></ul></li></ul>')).toBe(
      '<ul><li>One<ul><li>Below</li></ul></li></ul>',
    );
    const two = '<ul><li><p>One</p><p>more</p></li></ul>';
    expect(tidyHtml(two)).toBe(two);
  });

  it('is nothing where nothing was written, and ends where the text does', () => {
    expect(tidyHtml('<p></p>')).toBe('');
    expect(tidyHtml('<p>One</p><p></p><p></p>')).toBe('<p>One</p>');
  });
});

describe('the address of a link', () => {
  it.each([
    ['https://example.in/a', 'https://example.in/a'],
    ['example.in/tea', 'https://example.in/tea'],
    ['/shop?page=1', '/shop?page=1'],
    ['shop@example.in', 'mailto:shop@example.in'],
    ['mailto:shop@example.in', 'mailto:shop@example.in'],
  ])('%s leads to %s', (typed, address) => {
    expect(linkAddress(typed)).toBe(address);
  });

  it.each(['javascript:alert(1)', '//evil.example', 'a word', '', 'data:text/html,x', '/\\evil'])(
    'is not %s',
    (typed) => {
      expect(linkAddress(typed)).toBeNull();
    },
  );
});
