import sharp from 'sharp';
import { demoShop } from '../../contract/demo-shop';
import { newShop } from '../../contract/new-shop';
import { drawIcon } from './draw-icon';
import { firstLetter, shopIcon } from './shop-icon';

const shop = { ...newShop, name: 'vanashree' };

describe('the icon of a shop', () => {
  it('is that of the demo in the demo alone', () => {
    expect(shopIcon(demoShop, 192)).toBe('/pictures/icon-192.png');
    expect(shopIcon(shop, 192)).toMatch(/^\/share\/icon\/192\.png\?v=[0-9a-f]{10}$/);
    expect(shopIcon({ ...shop, name: 'Neem' }, 192)).not.toBe(shopIcon(shop, 192));
  });

  it.each([
    ['vanashree', 'V'],
    ['  “Neem” house', 'N'],
    ['वनश्री', 'व'],
    ['कि', 'कि'],
    ['4 Seasons', '4'],
    ['…', ''],
  ])('shows the first letter of %s', (name, letter) => {
    expect(firstLetter(name)).toBe(letter);
  });

  it('is drawn in its size, another for another letter', async () => {
    const [one, other] = await Promise.all([drawIcon(shop, 192), drawIcon({ name: 'Neem' }, 192)]);
    expect(await sharp(one).metadata()).toMatchObject({ width: 192, height: 192, format: 'png' });
    expect(one.equals(other)).toBe(false);
    expect((await sharp(await drawIcon({ name: '…' }, 512)).metadata()).width).toBe(512);
  });
});
