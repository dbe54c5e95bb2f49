import { idFrom } from '@/lib/format/id';
import { drawInTurn } from '@/lib/features/share/draw-in-turn';
import { readShop } from '@/lib/features/shop-profile/queries';
import { findCard } from '@/lib/features/share/find-card';
import { shareKinds } from '@/lib/features/share/share-card';

/* Static cache: rendered once, revalidated after 1 hour or when its content changes. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Open Graph picture of a product, post, event, category or brand: `products/12.jpg`. */
export async function GET(
  _: Request,
  { params }: { params: Promise<{ kind: string; file: string }> },
): Promise<Response> {
  const { kind: name, file } = await params;
  const kind = shareKinds.find((known) => known === name);
  const id = idFrom(file.replace(/\.jpg$/, ''));
  const card = kind && file.endsWith('.jpg') && id > 0 ? await findCard(kind, id) : null;
  if (!card) return new Response('Not found', { status: 404 });
  const picture = await drawInTurn(card, await readShop());
  if (!picture) return new Response('Busy', { status: 503, headers: { 'Retry-After': '10' } });
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}
