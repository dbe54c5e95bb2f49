'use client';

import { useState, type ComponentProps, type ComponentType } from 'react';
import { fetchPart } from '@/components/ui/fetch-part';
import { Link } from '@/components/ui/link';
import { useCart } from '@/lib/features/cart/use-cart';
import { routes } from '@/lib/platform/routes';
import { CardPurchase } from './card-purchase';
import type { SizeDialogProps } from './size-dialog';

/** Opens the sizes of a family; without scripts, the page that has them. */
export function CardSizes(props: ComponentProps<typeof CardPurchase>) {
  const { productId: id, productName: name } = props;
  const isInCart = useCart().data?.data.some((line) => line.product_id === id);
  const [Dialog, setDialog] = useState<ComponentType<SizeDialogProps>>();
  const [isOpen, setIsOpen] = useState(false);

  async function open() {
    const part = await fetchPart(import('./size-dialog'));
    if (!part) return;
    setDialog(() => part.SizeDialog);
    setIsOpen(true);
  }

  if (isInCart && !isOpen) return <CardPurchase {...props} />;
  return (
    <div className="flex flex-col">
      <Link
        href={routes.product({ id, name })}
        aria-haspopup="dialog"
        aria-label={`Add ${name}: choose a size`}
        onNavigate={(event) => {
          event.preventDefault();
          void open();
        }}
        className="card-add"
      >
        Add
      </Link>
      {Dialog && <Dialog id={id} name={name} isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
