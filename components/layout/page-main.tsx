'use client';

import { useRef, type CSSProperties, type ReactNode } from 'react';
import { OpeningView } from '@/components/product/opening-view';
import { useOpening } from '@/components/product/use-opening';
import { CurrentPage } from './current-page';

/*
 * A separate wrapper: elements inserted before the page then have the page as their only sibling,
 * which limits style recalculation.
 */
export function PageMain({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const { card, picture, heading } = useOpening(main);
  return (
    <div>
      {card && <OpeningView card={card} heading={heading} />}
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        aria-hidden={card && true}
        className={card ? '[content-visibility:hidden]' : 'min-h-[60vh] outline-none'}
        {...(picture && { style: { '--known-picture': picture } as CSSProperties })}
      >
        <CurrentPage>{children}</CurrentPage>
      </main>
    </div>
  );
}
