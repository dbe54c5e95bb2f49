import { idFrom } from '@/lib/format/id';
import { drawCard } from '@/lib/features/share/draw-card';
import { drawIcon } from '@/lib/features/share/draw-icon';
import { drawInTurn } from '@/lib/features/share/draw-in-turn';
import { findCard } from '@/lib/features/share/find-card';
import { shareKinds } from '@/lib/features/share/share-card';
import { iconSizes } from '@/lib/features/share/shop-icon';
import { readShop } from '@/lib/features/shop-profile/queries';

/* Drawn once, and kept with the finished answers until its content changes. */

const cacheControl = 's-maxage=3600';

interface Drawing {
  type: 'image/jpeg' | 'image/png';
  draw: () => Promise<Buffer>;
}

/** `icon/192.png`: the icon of the shop; `products/12.jpg`: the Open Graph picture of a record. */
async function findDrawing(name: string, file: string): Promise<Drawing | null> {
  if (name === 'icon') {
    const size = iconSizes.find((known) => `${known}.png` === file);
    if (!size) return null;
    const shop = await readShop();
    return { type: 'image/png', draw: () => drawIcon(shop, size) };
  }
  const kind = shareKinds.find((known) => known === name);
  const id = idFrom(file.replace(/\.jpg$/, ''));
  const card = kind && file.endsWith('.jpg') && id > 0 ? await findCard(kind, id) : null;
  if (!card) return null;
  const shop = await readShop();
  return { type: 'image/jpeg', draw: () => drawCard(card, shop) };
}

export async function GET(
  _: Request,
  { params }: { params: Promise<{ kind: string; file: string }> },
): Promise<Response> {
  const { kind, file } = await params;
  const drawing = await findDrawing(kind, file);
  if (!drawing) return new Response('Not found', { status: 404 });
  const picture = await drawInTurn(drawing.draw);
  if (!picture) return new Response('Busy', { status: 503, headers: { 'Retry-After': '10' } });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': drawing.type, 'Cache-Control': cacheControl },
  });
}
