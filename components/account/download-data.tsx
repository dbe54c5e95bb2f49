import { useWork } from '@/components/ui/use-work';
import { readLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import type { getOwnData } from '@/lib/contract/own-data';
import { AccountRow } from './account-row';
import { useOwnerProof } from './use-owner-proof';

export function DownloadData() {
  const { isBusy, run } = useWork({ isToasted: true });
  const { withProof, dialog } = useOwnerProof();

  return (
    <AccountRow
      title="Download my data"
      help="Everything we store about you in one file."
      busyText={isBusy ? 'Preparing' : undefined}
      onPress={() => void run(() => withProof(downloadOwnData))}
    >
      {dialog}
    </AccountRow>
  );
}

/** Downloads all data that the store has about the customer, as a file. Throws ApiError. */
async function downloadOwnData(): Promise<void> {
  const { data } = await readLazily<AnswerOf<typeof getOwnData>>('/user/data/');
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `my-data-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  // Some browsers read the blob URL only after the click event, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
