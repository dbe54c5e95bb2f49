import { site } from '../platform/site';
import { absolute, absoluteLinks } from './absolute';

describe('the public address of a path', () => {
  it('is spelt as addresses are', () => {
    expect(absolute('/')).toBe(site.url());
    expect(absolute('/products/7/घी')).toBe(`${site.url()}/products/7/%E0%A4%98%E0%A5%80`);
    expect(absolute('/shop?brand=1&brand_name=Two%20Leaves')).toBe(
      `${site.url()}/shop?brand=1&brand_name=Two%20Leaves`,
    );
  });

  it('is left alone where it is whole', () => {
    expect(absolute('https://pictures.example.in/a b.webp')).toBe(
      'https://pictures.example.in/a b.webp',
    );
  });
});

it('makes the links and pictures of a text absolute', () => {
  const html =
    '<p><a class="x" href="/shop">Shop</a> <a href="https://a.in/">A</a> <a href="//b.in/">B</a></p><img alt="" src="/p.webp">';
  expect(absoluteLinks(html)).toBe(
    html.replace('"/shop', `"${site.url()}/shop`).replace('"/p.webp', `"${site.url()}/p.webp`),
  );
});
