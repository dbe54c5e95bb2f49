import { drawContactSheet } from './contact-sheet.ts';

it('shows each screen once, in a row with its widths, and links the whole page', () => {
  const html = drawContactSheet([
    'cart-full-360.jpg',
    'cart-full-360-whole.jpg',
    'cart-full-1280.jpg',
    'about-360.jpg',
  ]);
  expect(html.match(/<h2>[^<]*/g)).toEqual(['<h2>about', '<h2>cart-full']);
  expect(html).toContain('<a href="cart-full-360-whole.jpg"><img src="cart-full-360.jpg"');
  expect(html).toContain('<a href="cart-full-1280.jpg"><img src="cart-full-1280.jpg"');
  expect(html).toContain('<title>2 screens</title>');
});
