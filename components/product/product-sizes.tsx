'use client';

import { lazy } from 'react';
import { LatePart } from '@/components/ui/late-part';
import type { SizeGroup } from '@/lib/features/product/size-groups';
import './sizes.css';

const SizeLinks = lazy(() =>
  import('./size-links').then((module) => ({ default: module.SizeLinks })),
);

export function ProductSizes({ groups, productId }: { groups: SizeGroup[]; productId: number }) {
  return (
    <LatePart>
      <SizeLinks groups={groups} productId={productId} />
    </LatePart>
  );
}
