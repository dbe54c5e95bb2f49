'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import type { SizeData } from '@/lib/features/product/size-groups';
import { formatNetQuantity } from '@/lib/format/money';

interface ShownSize {
  /** The size that was chosen, until its own page is there. */
  shown: SizeData | null;
  show: (size: SizeData) => void;
}

const ShownSizeContext = createContext<ShownSize>({ shown: null, show: () => undefined });

export const useShownSize = () => use(ShownSizeContext);

export function SizeSwitch({ children }: { children: ReactNode }) {
  const [shown, show] = useState<SizeData | null>(null);
  return <ShownSizeContext value={{ shown, show }}>{children}</ShownSizeContext>;
}

/** A text of the product that differs between sizes. */
export function SizeText({
  of,
  children,
}: {
  of: 'name' | 'sku' | 'quantity';
  children: ReactNode;
}) {
  const { shown } = useShownSize();
  if (!shown) return children;
  return of === 'quantity' ? formatNetQuantity(shown.netQuantity, shown.unit) : shown[of];
}
