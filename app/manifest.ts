import type { MetadataRoute } from 'next';
import { site } from '@/lib/site';

/** What a phone needs to keep the shop among its apps. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${site.name}, organic and herbal goods`,
    short_name: site.name,
    description: site.description,
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
