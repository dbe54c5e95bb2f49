import { splitForGoods } from './split-for-goods';

describe('products inside a post', () => {
  it('stand before its third section', () => {
    const html = '<p>a</p><h2 id="x">1</h2><p>b</p><h2>2</h2><p>c</p><h2>3</h2><p>d</p>';
    expect(splitForGoods(html)).toEqual({
      start: '<p>a</p><h2 id="x">1</h2><p>b</p><h2>2</h2><p>c</p>',
      rest: '<h2>3</h2><p>d</p>',
    });
  });

  it('are left out of a post of fewer sections', () => {
    const html = '<p>a</p><h2>1</h2><h2>2</h2><h3>3</h3>';
    expect(splitForGoods(html)).toEqual({ start: html, rest: '' });
  });
});
