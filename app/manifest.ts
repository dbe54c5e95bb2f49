import type { MetadataRoute } from 'next';
import { readShop } from '@/lib/features/shop-profile/queries';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, description } = await readShop();
  return {
    id: '/',
    name,
    short_name: name,
    description,
    lang: 'en-IN',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f1e4',
    theme_color: '#12352a',
    categories: ['shopping', 'food', 'health'],
    icons: [
      { src: '/pictures/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/pictures/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Shop', url: '/shop' },
      { name: 'Cart', url: '/cart' },
    ],
  };
}
