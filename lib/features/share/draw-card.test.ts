import sharp from 'sharp';
import { demoShop } from '../../contract/demo-shop';
import { drawCard } from './draw-card';
import type { ShareCard } from './share-card';

const card: ShareCard = {
  kind: 'products',
  id: 1,
  overline: 'Aranya',
  title: 'Lakadong turmeric powder',
  localName: 'हल्दी',
  note: '250 g',
  picture: '/pictures/products/tu-0214-1.webp',
};

const sizes = { width: 1200, height: 630, format: 'jpeg' };
const maxBytes = 150 * 1024;

async function inkIn(picture: Buffer, left: number, top: number, width: number, height: number) {
  const { data } = await sharp(picture)
    .extract({ left, top, width, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((light) => light < 150).length / data.length;
}

describe('the picture of a shared page', () => {
  it('has the size that networks show, weighs little, and shows words and thing', async () => {
    const picture = await drawCard(card, demoShop);
    expect(await sharp(picture).metadata()).toMatchObject(sizes);
    expect(picture.length).toBeLessThan(maxBytes);
    expect(await inkIn(picture, 64, 130, 560, 370)).toBeGreaterThan(0.04);
    expect(await inkIn(picture, 694, 0, 506, 500)).toBeGreaterThan(0.1);
  });

  it('is another picture where the name is another', async () => {
    const [one, other] = await Promise.all([
      drawCard(card, demoShop),
      drawCard({ ...card, title: 'Lakadong turmeric, whole' }, demoShop),
    ]);
    expect(one.equals(other)).toBe(false);
  });

  it('has room for a long title, and for signs that mean something in markup', async () => {
    const title = `Ghee & <honey> "raw" ${'from nineteen growers of the Jaintia hills '.repeat(4)}`;
    const picture = await drawCard({ ...card, kind: 'posts', title, localName: '' }, demoShop);
    expect(await sharp(picture).metadata()).toMatchObject(sizes);
    expect(await inkIn(picture, 0, 513, 600, 18)).toBe(0);
  });

  it('does without what is pictured where there is nothing or it cannot be had', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const picture of [
      null,
      '/pictures/../package.json',
      '/pictures/none.webp',
      'https://evil.example/x.png',
    ]) {
      const drawn = await drawCard({ ...card, picture }, demoShop);
      expect(await sharp(drawn).metadata()).toMatchObject(sizes);
    }
    consoleError.mockRestore();
  });
});
