import { usePathname, useRouter } from 'next/navigation';
import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { prefetchWithData } from '@/components/ui/link';
import { cardLinkAt, readCard, type OpenedCard } from '@/lib/features/product/read-card';

interface Opening {
  /** The card that was clicked, while its page is on the way. */
  card: OpenedCard | undefined;
  /** CSS image shown until the page's first picture is loaded. */
  picture: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/*
 * The history entry exists before its page does. Next reloads an entry that is not its own, so an
 * entry that was left before its page came shows that page, not the list. Its pushState would make
 * the entry its own, hence the prototype's.
 */
function pushEntry(path: string) {
  History.prototype.pushState.call(window.history, {}, '', path);
}

/** Runs it when the next frame is drawn. */
export const afterFrame = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

interface OpenedFrom extends OpenedCard {
  from: string;
  isOpening: boolean;
}

/** Opens products from their cards: the next frame shows the card's data, then the page follows. */
export function useOpening(main: RefObject<HTMLElement | null>): Opening {
  const [opened, setOpened] = useState<OpenedFrom>();
  const heading = useRef<HTMLHeadingElement>(null);
  const pathname = usePathname();
  const router = useRouter();

  useEffect(() => {
    const element = main.current;
    function open(event: MouseEvent) {
      const link = cardLinkAt(event.target);
      if (!link || !isPlainClick(event) || link.href === window.location.href) return;
      event.preventDefault();
      const next = { ...readCard(link), from: pathname };
      // Before the scroll to the top: the entry of the list keeps its own place.
      pushEntry(link.pathname);
      setOpened({ ...next, isOpening: true });
      afterFrame(() => {
        startTransition(() => {
          // Back was pressed within the frame: stay on the list.
          if (window.location.pathname === link.pathname) router.replace(link.pathname);
          setOpened({ ...next, isOpening: false });
        });
      });
    }
    function prepare(event: PointerEvent) {
      const link = cardLinkAt(event.target);
      // Later, because the click comes first where the finger is quick.
      if (link) setTimeout(() => prefetchWithData(router, link.pathname));
    }
    element?.addEventListener('click', open);
    element?.addEventListener('pointerdown', prepare);
    return () => {
      element?.removeEventListener('click', open);
      element?.removeEventListener('pointerdown', prepare);
    };
  }, [main, pathname, router]);

  const card = opened?.isOpening && opened.from === pathname ? opened : undefined;

  useEffect(() => {
    if (!card) return;
    const element = main.current;
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement !== document.body) return;
      (card.link.isConnected ? card.link : element)?.focus({ preventScroll: true });
    };
  }, [card, main]);

  const picture = opened?.link.pathname === pathname ? opened.picture : '';
  return { card, picture, heading };
}
