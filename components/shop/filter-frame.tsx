import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

interface FilterFrameProps {
  title: string;
  /** Later it is as the customer leaves it. */
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

export function FilterFrame({ title, isOpenAtFirst = true, children }: FilterFrameProps) {
  const [isOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen} className="group/frame border-t border-ink">
      <summary className="flex min-h-12 list-none items-center justify-between font-display text-3">
        {title}
        <Icon name="down" className="size-4 group-open/frame:rotate-180" />
      </summary>
      <fieldset className="min-w-0 pb-4">
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
