import { isNonCanonicalPicture } from './non-canonical-picture';

const isRefused = (picture: string) =>
  isNonCanonicalPicture(`/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`);

describe('a request for a picture', () => {
  it('names a picture of the shop, an upload or one of another host in their one spelling', () => {
    for (const picture of [
      '/pictures/products/gf-0607-1.webp',
      '/files/0123456789abcdef0123456789abcdef.webp',
      'https://pictures.example.in/a/b-1.jpg',
    ]) {
      expect(isRefused(picture)).toBe(false);
    }
  });

  it('T24: is refused in any other spelling, of which there is no end', () => {
    for (const picture of [
      '/pictures/products/gf-0607-1.webp?v=1',
      '/pictures/products/gf-0607-1.webp#1',
      '/pictures/./products/gf-0607-1.webp',
      '/pictures//products/gf-0607-1.webp',
      '/pictures/none/../products/gf-0607-1.webp',
      '/pictures/products/gf%2d0607-1.webp',
      '/pictures/products/%67f-0607-1.webp',
      '/pictures\\products/gf-0607-1.webp',
      '/files/../pictures/products/gf-0607-1.webp',
      '/api/store/user/profile/',
      '//evil.example/x.png',
      'http://127.0.0.1:3000/x.png',
      'http://[::1]:3000/x.png',
      'https://pictures.example.in/a.jpg?v=1',
      'https://PICTURES.example.in/a.jpg',
      'https://pictures.example.in:443/a.jpg',
      'file:///etc/passwd',
      '',
    ]) {
      expect(isRefused(picture)).toBe(true);
    }
  });

  it('is refused without a picture or with two', () => {
    expect(isNonCanonicalPicture('/_next/image?w=640&q=75')).toBe(true);
    expect(
      isNonCanonicalPicture('/_next/image?url=/pictures/a.webp&url=/pictures/b.webp&w=640&q=75'),
    ).toBe(true);
  });

  it('is the only one that is looked at', () => {
    expect(isNonCanonicalPicture('/shop?url=//evil.example')).toBe(false);
    expect(isNonCanonicalPicture('/_next/static/chunk.js?url=x')).toBe(false);
  });
});
