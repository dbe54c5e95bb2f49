import { readLazily } from '../../api/lazily';
import type { AnswerOf } from '../../contract/endpoint';
import type { getOwnData } from '../../contract/own-data';

/** Downloads all data that the store has about the customer, as a file. Throws ApiError. */
export async function downloadOwnData(): Promise<void> {
  const { data } = await readLazily<AnswerOf<typeof getOwnData>>('/user/data/');
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `sose-my-data-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  // Some browsers read the blob URL only after the click event, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
