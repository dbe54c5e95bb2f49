import { linkedProducts } from './queries';

describe('the products that a post links', () => {
  it('are found in order, each once', () => {
    const html =
      '<p><a href="/products/12/raw-honey">honey</a> and <a href="/products/3/tea#reviews">tea</a>, ' +
      '<a href="https://sose.example.in/products/12">honey again</a></p>';
    expect(linkedProducts(html)).toEqual([12, 3]);
  });

  it('are no other addresses, and no words', () => {
    const html =
      '<a href="/products">all</a> <a href="/products/x/y">x</a> <a href="/products/0/a">0</a> ' +
      '<a href="/blogs/products/4/b">a post</a> /products/7/c <a href="/products/99999999999/d">d</a>';
    expect(linkedProducts(html)).toEqual([]);
  });

  it('are five at most', () => {
    const html = [1, 2, 3, 4, 5, 6].map((id) => `<a href="/products/${id}/a">a</a>`).join(' ');
    expect(linkedProducts(html)).toEqual([1, 2, 3, 4, 5]);
  });
});
