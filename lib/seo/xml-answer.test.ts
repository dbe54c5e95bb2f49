import type { SitemapEntry } from '../contract/seo';
import { sitemapPieces } from './sitemap-part';
import { xmlAnswer } from './xml-answer';

const piecesOfAPart = 25;
const entriesOfAPiece = 2_000;

/** A whole part of 50,000 products, made as it is asked for; says how much was taken of it. */
function largePart() {
  const taken = { pieces: 0, isLetGo: false };
  async function* pieces(): AsyncGenerator<SitemapEntry[]> {
    try {
      for (let piece = 0; piece < piecesOfAPart; piece += 1) {
        taken.pieces += 1;
        yield Array.from({ length: entriesOfAPiece }, (_, index) => ({
          id: piece * entriesOfAPiece + index + 1,
          name: `Product of the ${index} th grower`,
          updated_at: '2026-11-20T10:00:00.000Z',
          images: [`/pictures/products/${index}-1.webp`, `/pictures/products/${index}-2.webp`],
        }));
      }
    } finally {
      taken.isLetGo = true;
    }
  }
  const answer = xmlAnswer(
    'application/xml',
    '<urlset>\n',
    sitemapPieces('products', pieces()),
    '\n</urlset>\n',
  );
  if (!answer.body) throw new Error('The answer is empty');
  return { taken, reader: answer.body.getReader() };
}

describe('a long document', () => {
  it('is read no further ahead than one piece, however slow the reader is', async () => {
    const { taken, reader } = largePart();
    for (let read = 0; read < 5; read += 1) await reader.read();
    await new Promise((resolve) => setImmediate(resolve));
    expect(taken.pieces).toBeLessThanOrEqual(6);
    await reader.cancel();
    expect(taken).toEqual({ pieces: expect.any(Number) as number, isLetGo: true });
  });

  it('comes whole and in order', async () => {
    const { taken, reader } = largePart();
    const decoder = new TextDecoder();
    let urls = 0;
    let last = '';
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      const text = decoder.decode(piece.value, { stream: true });
      urls += text.split('<url>').length - 1;
      last = text;
    }
    expect(urls).toBe(piecesOfAPart * entriesOfAPiece);
    expect(last).toBe('\n</urlset>\n');
    expect(taken).toEqual({ pieces: piecesOfAPart, isLetGo: true });
  });
});
