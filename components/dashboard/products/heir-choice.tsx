'use client';

import { useId } from 'react';
import type { PickedProduct } from '@/lib/dashboard/products/product-draft';
import { ProductPicker } from './product-picker';

interface HeirChoiceProps {
  productId: number;
  heir: PickedProduct | null;
  onChange: (heir: PickedProduct | null) => void;
}

export function HeirChoice({ productId, heir, onChange }: HeirChoiceProps) {
  const pickerId = useId();
  if (!heir) {
    return (
      <ProductPicker
        id={pickerId}
        label="Replacement product (optional)"
        without={[productId]}
        onPick={onChange}
      />
    );
  }
  return (
    <p className="mb-4">
      Redirect to: <strong>{heir.name}</strong>{' '}
      <button type="button" className="underline" onClick={() => onChange(null)}>
        Nothing
      </button>
    </p>
  );
}
