import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';
import { randomKey } from '@/lib/api/random-key';
import { errorMessage } from '@/lib/api/api-error';
import { sendLazily } from '@/lib/api/lazily';
import { copyProduct } from '@/lib/contract/staff-product-life';
import { staffProductPath } from '@/lib/dashboard/paths';

export function CopyProduct({ productId, isUnsaved }: { productId: number; isUnsaved: boolean }) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  /** Idempotency key: a retry after a connection error makes one copy only. */
  const key = useRef('');

  async function copy() {
    if (isUnsaved) {
      toastError('Save or discard your changes first', 'The copy includes only saved changes.');
      return;
    }
    setIsBusy(true);
    key.current ||= randomKey();
    try {
      const { data } = await sendLazily(copyProduct, {
        params: { id: productId },
        idempotencyKey: key.current,
      });
      key.current = '';
      toastSuccess('Copy created. It isn’t published yet.');
      router.push(staffProductPath(data.id));
    } catch (error) {
      toastError('Couldn’t create a copy', errorMessage(error));
      setIsBusy(false);
    }
  }

  return (
    <Button
      kind="second"
      size="card"
      busyText={isBusy ? 'Copying' : undefined}
      onClick={() => void copy()}
    >
      Duplicate
    </Button>
  );
}
