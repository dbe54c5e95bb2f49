import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';

interface SearchOptionProps {
  id: string;
  isActive: boolean;
  href: string;
  onChoose: () => void;
  children: ReactNode;
}

export function SearchOption({ id, isActive, href, onChoose, children }: SearchOptionProps) {
  return (
    <li
      role="none"
      ref={(option) => {
        if (isActive) option?.scrollIntoView({ block: 'nearest' });
      }}
    >
      <Link
        id={id}
        role="option"
        aria-selected={isActive}
        href={href}
        tabIndex={-1}
        onClick={onChoose}
        className={`flex min-h-11 items-center gap-3 px-3 py-2 ${isActive ? 'bg-leaf-1' : 'hover:bg-paper-2'}`}
      >
        {children}
      </Link>
    </li>
  );
}
