'use client';

import type { ReactNode } from 'react';
import { isOpen } from '@/lib/features/shop-profile/open-pages';
import { useShop } from '@/lib/features/shop-profile/shop-context';

interface IfOpenProps {
  path: string;
  /** Shown if the shop does not have the page. */
  otherwise?: ReactNode;
  children: ReactNode;
}

export function IfOpen({ path, otherwise = null, children }: IfOpenProps) {
  return isOpen(useShop(), path) ? children : otherwise;
}
