'use client';

import { usePathname } from 'next/navigation';
import { site } from '@/lib/site';
import { CartBar } from './cart-bar';
import { ToTop } from './to-top';

/** What stays at the screen's foot: the cart bar, and the floats above it. */
export function Dock() {
  const isProduct = usePathname().startsWith('/products/');
  return (
    <div className="site-chrome dock">
      <nav aria-label="Shortcuts" className={isProduct ? 'floats is-shy' : 'floats'}>
        <ToTop />
        <a
          href={`https://wa.me/${site.whatsapp}`}
          target="_blank"
          rel="noopener"
          aria-label="Chat with us on WhatsApp"
          className="float"
        >
          <i aria-hidden className="icon icon-chat" />
        </a>
      </nav>
      <CartBar />
    </div>
  );
}
