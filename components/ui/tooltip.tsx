import * as Radix from 'radix-ui/tooltip';
import type { ReactElement } from 'react';

export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-[16rem] rounded-control bg-ink px-3 py-2 text-1 text-paper-0"
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
