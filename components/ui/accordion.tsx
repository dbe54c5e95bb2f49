'use client';

import { useEffect, useRef, type ReactNode } from 'react';

export function Accordion({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    function open() {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const section = target?.closest('details');
      if (!target || !section || !frame.current?.contains(section)) return;
      section.open = true;
      target.scrollIntoView();
    }
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return (
    <div ref={frame} className="accordion">
      {children}
    </div>
  );
}
