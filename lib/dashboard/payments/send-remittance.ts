import { mutate } from 'swr';
import { sendLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import {
  importRemittances,
  listRemittances,
  tickRemittance,
  type RemittanceImport,
  type RemittanceInput,
} from '../../contract/staff-remittance';

const isOfRemittances = (key: unknown) =>
  typeof key === 'string' && key.startsWith(listRemittances.path);

/** Ticks off the cash of a parcel and reads the lists again. Throws ApiError. */
export async function sendRemittance(id: number, body: RemittanceInput): Promise<void> {
  await sendLazily(tickRemittance, { params: { id }, body });
  await mutate(isOfRemittances);
}

/** Compares a courier's file with the parcels, and ticks off what fits once it is confirmed. */
export async function sendRemittanceFile(
  body: RemittanceImport,
): Promise<AnswerOf<typeof importRemittances>['data']> {
  const { data } = await sendLazily(importRemittances, { body });
  if (data.ticked > 0) await mutate(isOfRemittances);
  return data;
}
