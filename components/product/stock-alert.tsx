'use client';

import { useState, type ComponentType } from 'react';
import { Button } from '@/components/ui/button';

/** For what is sold out: a mail when it can be had again. */
export function StockAlert({ productId }: { productId: number }) {
  const [Form, setForm] = useState<ComponentType<{ productId: number }>>();

  async function ask() {
    const { StockAlertForm } = await import('./stock-alert-form');
    setForm(() => StockAlertForm);
  }

  return (
    <div className="mt-3">
      {Form ? (
        <Form productId={productId} />
      ) : (
        <Button kind="second" className="w-full" onClick={() => void ask()}>
          Tell me when it is back
        </Button>
      )}
    </div>
  );
}
