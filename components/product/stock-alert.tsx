'use client';

import { useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';
import { fetchPart } from '@/components/ui/fetch-part';

export function StockAlert({ productId }: { productId: number }) {
  const [Form, setForm] = useState<ComponentType<{ productId: number }>>();

  async function ask() {
    const part = await fetchPart(import('./stock-alert-form'));
    if (part) setForm(() => part.StockAlertForm);
  }

  return (
    <div className="mt-3">
      {Form ? (
        <Form productId={productId} />
      ) : (
        <Button kind="second" className="w-full" onClick={() => void ask()}>
          Notify me
        </Button>
      )}
    </div>
  );
}
