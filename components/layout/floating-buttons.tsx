'use client';

import { useEffect, useRef } from 'react';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { ToTop } from './to-top';

export function FloatingButtons() {
  const shop = useShop();
  const floats = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: nav } = floats;
    if (!nav) return undefined;
    const leaving = new AbortController();
    import('./step-aside').then(
      ({ stepAside }) => stepAside(nav, leaving.signal),
      () => {
        nav.dataset['unmoved'] = '';
      },
    );
    return () => leaving.abort();
  }, []);
  return (
    <nav ref={floats} aria-label="Shortcuts" className="floats">
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
  );
}
