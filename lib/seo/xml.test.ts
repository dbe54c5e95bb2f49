import { tag, plainText } from './xml';

describe('tag', () => {
  it('escapes text and attributes', () => {
    expect(tag('title', 'Salt & <pepper>', { note: 'a "b"' }).xml).toBe(
      '<title note="a &quot;b&quot;">Salt &amp; &lt;pepper&gt;</title>',
    );
  });

  it('takes markup as it is, and leaves what is empty closed', () => {
    expect(tag('url', [tag('loc', '/a?b=1&c=2'), tag('end')]).xml).toBe(
      '<url><loc>/a?b=1&amp;c=2</loc><end/></url>',
    );
  });

  it('drops signs that XML does not allow', () => {
    expect(tag('t', 'a\u0000b\u0008c').xml).toBe('<t>abc</t>');
  });
});

describe('plainText', () => {
  it('cuts between words and says that it did', () => {
    const text = plainText('Dried for nine days, on raised bamboo mats', 22);
    expect(text).toBe('Dried for nine days…');
    expect(text.length).toBeLessThanOrEqual(22);
  });
});
