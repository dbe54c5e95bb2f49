import type { ReactNode } from 'react';
import { linkClass } from './button-class';
import { Link } from './link';

interface NeighboursProps {
  label: string;
  title: string;
  list: { label: string; href: string };
  children: ReactNode;
}

export function Neighbours({ label, title, list, children }: NeighboursProps) {
  return (
    <nav aria-label={label} className="read-on mt-14 md:mt-18">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="read-on" className="min-w-[min(100%,6rem)] flex-1 font-display text-4 font-medium">
          {title}
        </h2>
        <Link
          href={list.href}
          prefetch={false}
          className={`inline-flex min-h-11 shrink-0 items-center ${linkClass}`}
        >
          {list.label}
        </Link>
      </div>
      <div className="neighbours">{children}</div>
    </nav>
  );
}
