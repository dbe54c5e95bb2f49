import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useId, useRef } from 'react';
import { Link, prefetchWithData } from '@/components/ui/link';
import type { SizeChoice, SizeGroup } from '@/lib/features/product/size-groups';
import { useShownSize } from './shown-size';
import { afterFrame } from './use-opening';

/** The size that was chosen last, whose page takes the focus over. */
let chosenId: number | undefined;

const rememberChoice = (id: number | undefined) => {
  chosenId = id;
};

export function SizeLinks({ groups, productId }: { groups: SizeGroup[]; productId: number }) {
  const { shown, show } = useShownSize();
  const router = useRouter();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const current of box.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? []) {
      const list = current.closest('ul');
      // Scrolled by hand before hydration: it must not move under the finger.
      if (!list || list.scrollTop > 0) continue;
      list.scrollTo({ top: current.offsetTop - list.offsetTop - 8, behavior: 'instant' });
    }
    if (chosenId === productId && document.activeElement === document.body) {
      box.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    }
    rememberChoice(undefined);
  }, [productId]);

  function choose({ href, size }: SizeChoice) {
    if (size.productId === (shown?.productId ?? productId)) return;
    rememberChoice(size.productId);
    // As in use-opening.ts: Next reloads an entry that is not its own.
    History.prototype.replaceState.call(window.history, '', '', href);
    show(size);
    afterFrame(() => startTransition(() => router.replace(href, { scroll: false })));
  }

  return (
    <div ref={box} className="sizes">
      {groups.map(({ axis, comparison, choices }, group) => (
        <nav key={axis} aria-labelledby={`${id}${group}`}>
          <p>
            <b id={`${id}${group}`}>{axis}</b> <small>{comparison}</small>
          </p>
          <ul>
            {choices.map((choice) => (
              <li key={choice.label}>
                <Link
                  href={choice.href}
                  aria-current={
                    choice.size.productId === (shown?.productId ?? productId) ? 'page' : undefined
                  }
                  data-state={choice.state}
                  onPointerDown={() => prefetchWithData(router, choice.href)}
                  onNavigate={(event) => {
                    event.preventDefault();
                    choose(choice);
                  }}
                >
                  <b>{choice.label}</b> <span>{choice.price}</span>{' '}
                  <small>{choice.unitPrice}</small> <small>{choice.note}</small>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
