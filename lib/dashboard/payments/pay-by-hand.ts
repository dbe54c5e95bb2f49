import { mutate } from 'swr';
import { listRefunds, refundByHand } from '../../contract/staff-refund';

const isOfRefunds = (key: unknown) => typeof key === 'string' && key.startsWith(listRefunds.path);

/** Marks a refund as paid by hand and reads the refund lists again. Throws ApiError. */
export async function payByHand(id: number, reference: string): Promise<void> {
  const { send } = await import('../../api/browser');
  await send(refundByHand, { params: { id }, body: { reference } });
  await mutate(isOfRefunds);
}
