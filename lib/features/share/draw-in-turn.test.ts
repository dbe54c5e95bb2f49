import { demoShop } from '../../contract/demo-shop';
import { drawCard } from './draw-card';
import { drawInTurn } from './draw-in-turn';
import type { ShareCard } from './share-card';

jest.mock('./draw-card', () => ({ drawCard: jest.fn() }));

const card: ShareCard = {
  kind: 'products',
  id: 1,
  overline: 'Aranya',
  title: 'Lakadong turmeric powder',
  localName: '',
  note: '250 g',
  picture: null,
};

describe('T71: pictures of shared pages', () => {
  it('are drawn one at a time, and refused where too many wait', async () => {
    let running = 0;
    let maxRunning = 0;
    jest.mocked(drawCard).mockImplementation(async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return Buffer.from('drawn');
    });
    const drawn = await Promise.all(Array.from({ length: 100 }, () => drawInTurn(card, demoShop)));
    expect(maxRunning).toBe(1);
    expect(drawn.filter((picture) => picture === null)).toHaveLength(100 - 1 - 64);
  });

  it('let the next one begin where one could not be drawn', async () => {
    jest.mocked(drawCard).mockRejectedValue(new Error('No font'));
    const all = Array.from({ length: 4 }, () => drawInTurn(card, demoShop));
    for (const one of all) await expect(one).rejects.toThrow('No font');
  });
});
