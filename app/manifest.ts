import type { MetadataRoute } from 'next';
import { iconSizes, shopIcon } from '@/lib/features/share/shop-icon';
import { readShop } from '@/lib/features/shop-profile/queries';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const shop = await readShop();
  const { name, description } = shop;
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
      ...iconSizes.map((size) => ({
        src: shopIcon(shop, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
      })),
      {
        src: shop.has_demo ? '/icon-maskable-512.png' : shopIcon(shop, 512),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: 'Shop', url: '/shop' },
      { name: 'Cart', url: '/cart' },
    ],
  };
}
