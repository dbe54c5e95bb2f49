import { mutate } from 'swr';
import { listRefunds, refundByHand } from '../../contract/staff-refund';

const isOfRefunds = (key: unknown) => typeof key === 'string' && key.startsWith(listRefunds.path);

/** Says that a refund has been paid by hand; lists of refunds are read anew. Throws ApiError. */
export async function payByHand(id: number, reference: string): Promise<void> {
  const { send } = await import('../../api/browser');
  await send(refundByHand, { params: { id }, body: { reference } });
  await mutate(isOfRefunds);
}
