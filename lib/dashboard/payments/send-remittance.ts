import { mutate } from 'swr';
import {
  listRemittances,
  tickRemittance,
  type RemittanceInput,
} from '../../contract/staff-remittance';

const isOfRemittances = (key: unknown) =>
  typeof key === 'string' && key.startsWith(listRemittances.path);

/** Ticks off the cash of a parcel and reads the lists again. Throws ApiError. */
export async function sendRemittance(id: number, body: RemittanceInput): Promise<void> {
  const { send } = await import('../../api/browser');
  await send(tickRemittance, { params: { id }, body });
  await mutate(isOfRemittances);
}
