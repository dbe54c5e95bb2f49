import { StockAlertForm } from '@/components/product/stock-alert-form';
import { Dialog } from '@/components/ui/dialog';

export interface StockAlertDialogProps {
  productId: number;
  productName: string;
  isOpen: boolean;
  onClose: () => void;
}

export function StockAlertDialog({
  productId,
  productName,
  isOpen,
  onClose,
}: StockAlertDialogProps) {
  return (
    <Dialog title="Notify me when it’s back" isOpen={isOpen} onClose={onClose}>
      <p className="mb-4 font-display text-3 font-medium">{productName}</p>
      {isOpen && <StockAlertForm productId={productId} />}
    </Dialog>
  );
}
