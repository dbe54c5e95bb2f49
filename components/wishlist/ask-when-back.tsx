import { useState, type ComponentType } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import type { StockAlertDialogProps } from './stock-alert-dialog';

export function AskWhenBack({
  productId,
  productName,
}: {
  productId: number;
  productName: string;
}) {
  const [Dialog, setDialog] = useState<ComponentType<StockAlertDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function ask() {
    const part = await fetchPart(import('./stock-alert-dialog'));
    if (!part) return;
    setDialog(() => part.StockAlertDialog);
    setIsOpen(true);
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Notify me when ${productName} is back`}
        onClick={() => void ask()}
        className="card-add"
      >
        Notify me
      </button>
      {Dialog && (
        <Dialog
          productId={productId}
          productName={productName}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
