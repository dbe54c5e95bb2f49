import { screenPicture } from '../format/picture-set';
import { firstPictures } from './first-pictures';

const attributes = (src: string) => {
  const { srcSet = '', src: largest } = screenPicture(src, '50vw', 384);
  return `srcSet="${srcSet.replaceAll('&', '&amp;')}" src="${largest.replaceAll('&', '&amp;')}"`;
};
const pages: Record<string, string> = {
  '/': `<img ${attributes('/pictures/a.webp')}/><img src="/pictures/b.svg"/>`,
  '/shop': `<img ${attributes('/pictures/a.webp')}/><img ${attributes('/files/c.webp')}/>`,
};

describe('firstPictures', () => {
  it('names each width of each picture once', async () => {
    const found = await firstPictures(async (path) => pages[path] ?? '');
    expect(found).toEqual(
      ['%2Fpictures%2Fa.webp', '%2Ffiles%2Fc.webp'].flatMap((src) =>
        [256, 384].map((width) => `/_next/image?url=${src}&w=${width}&q=75`),
      ),
    );
  });
});
