import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { toastSuccess } from '@/components/ui/toast';
import { sendLazily } from '@/lib/api/lazily';
import type { StaffProduct } from '@/lib/contract/staff-product';
import { removeProduct } from '@/lib/contract/staff-product-life';
import type { PickedProduct } from '@/lib/dashboard/products/product-draft';
import { productsPath } from '@/lib/dashboard/paths';
import { ConfirmButton } from '../confirm-button';
import { ReplacementChoice } from './replacement-choice';

export function DeleteProduct({ product }: { product: StaffProduct }) {
  const router = useRouter();
  /** Undefined until staff choose: then the replacement set when the product was unpublished. */
  const [chosen, setChosen] = useState<PickedProduct | null>();
  const replacement = chosen === undefined ? product.replacement : chosen;
  const [isExplained, setIsExplained] = useState(false);

  if (product.kept_because) {
    return (
      <>
        <Button kind="quiet" size="card" onClick={() => setIsExplained(true)}>
          Delete
        </Button>
        <Dialog
          title="This product can’t be deleted"
          isOpen={isExplained}
          onClose={() => setIsExplained(false)}
          foot={<Button onClick={() => setIsExplained(false)}>Close</Button>}
        >
          <p>{product.kept_because}.</p>
        </Dialog>
      </>
    );
  }

  return (
    <ConfirmButton
      label="Delete"
      question="Delete this product permanently?"
      confirmLabel="Delete product"
      isDestructive
      onConfirm={async () => {
        await sendLazily(removeProduct, {
          params: { id: product.id },
          ...(replacement && { search: `replacement_id=${replacement.id}` }),
        });
        toastSuccess('Deleted');
        router.replace(productsPath);
      }}
    >
      <p className="mb-4">
        Its texts, pictures and stock history will be deleted, and it will be removed from carts and
        wishlists. Visitors to its page are redirected to the replacement product if you set one.
        Otherwise they see “Page not found”.
      </p>
      <ReplacementChoice productId={product.id} replacement={replacement} onChange={setChosen} />
    </ConfirmButton>
  );
}
