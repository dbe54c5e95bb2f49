import { useId } from 'react';
import type { PickedProduct } from '@/lib/dashboard/products/product-draft';
import { ProductPicker } from './product-picker';

interface ReplacementChoiceProps {
  productId: number;
  replacement: PickedProduct | null;
  onChange: (replacement: PickedProduct | null) => void;
}

export function ReplacementChoice({ productId, replacement, onChange }: ReplacementChoiceProps) {
  const pickerId = useId();
  if (!replacement) {
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
      Redirect to: <strong>{replacement.name}</strong>{' '}
      <button type="button" className="underline" onClick={() => onChange(null)}>
        No redirect
      </button>
    </p>
  );
}
