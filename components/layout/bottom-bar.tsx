'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { CartBar } from './cart-bar';
import { ToTop } from './to-top';

export function BottomBar() {
  const shop = useShop();
  const isProduct = usePathname().startsWith('/products/');
  const floats = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: nav } = floats;
    if (!nav) return undefined;
    const leaving = new AbortController();
    const start = () =>
      import('./step-aside').then(
        ({ stepAside }) => stepAside(nav, leaving.signal),
        () => undefined,
      );
    window.addEventListener('scroll', start, { once: true, signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return (
    <div className="site-chrome bottom-bar">
      <nav ref={floats} aria-label="Shortcuts" className={isProduct ? 'floats is-shy' : 'floats'}>
        <ToTop />
        {shop.whatsapp && (
          <a
            href={`https://wa.me/${shop.whatsapp}`}
            target="_blank"
            rel="noopener"
            aria-label="Chat with us on WhatsApp"
            className="float"
          >
            <i aria-hidden className="icon icon-chat" />
          </a>
        )}
      </nav>
      <CartBar />
    </div>
  );
}
