import { Activity, useEffect, useRef, type ReactNode } from 'react';

/**
 * Hydrates a lazy component after the page. Unlike Suspense, Activity has no fallback: the server
 * always sends the whole markup, and forms in it can be posted before.
 */
export function LatePart({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useRef(false);
  const pressed = useRef<HTMLElement>(null);
  useEffect(() => {
    function keep({ target }: MouseEvent) {
      if (isHydrated.current || !(target instanceof Element)) return;
      const button = target.closest<HTMLElement>('button[type=button]');
      if (button && box.current?.contains(button)) pressed.current = button;
    }
    // React listens on the document and drops clicks on elements that are not hydrated.
    window.addEventListener('click', keep, { capture: true });
    return () => window.removeEventListener('click', keep, { capture: true });
  }, []);
  function onHydrated() {
    isHydrated.current = true;
    pressed.current?.click();
    pressed.current = null;
  }
  return (
    <div ref={box}>
      <Activity>
        {children}
        <AfterHydration run={onHydrated} />
      </Activity>
    </div>
  );
}

function AfterHydration({ run }: { run: () => void }) {
  const first = useRef(run);
  useEffect(() => first.current(), []);
  return null;
}
