'use client';

import * as Radix from 'radix-ui/popover';
import type { ReactElement, ReactNode } from 'react';

interface PopoverProps {
  label: string;
  trigger: ReactElement;
  children: ReactNode;
}

export function Popover({ label, trigger, children }: PopoverProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Not in a portal: within a native dialog, everything outside of it is inert. */}
      <Radix.Content
        aria-label={label}
        align="start"
        sideOffset={4}
        collisionPadding={8}
        className="above-page max-w-[min(22rem,calc(100vw-1rem))] p-4"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
