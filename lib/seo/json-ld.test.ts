import { jsonLdText } from './json-ld';

const name = 'Haldi </script><script>alert(1)</script> & salt\u2028';
const text = jsonLdText([{ '@type': 'Brand', name }]);

describe('jsonLdText', () => {
  it('holds nothing that ends the script element', () => {
    expect(text).not.toMatch(/[<>&\u2028]/);
  });

  it('reads as what was said', () => {
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Brand', name }],
    });
  });
});
