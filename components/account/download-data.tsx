'use client';

import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { useOwnerProof } from './use-owner-proof';
import { readLazily } from '../../lib/api/lazily';
import type { AnswerOf } from '../../lib/contract/endpoint';
import type { getOwnData } from '../../lib/contract/own-data';

export function DownloadData() {
  const { isBusy, run } = useWork({ isToasted: true });
  const { withProof, dialog } = useOwnerProof();

  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-4">
      <p className="max-w-[46ch] text-1 text-ink-2">
        Everything we store about you in one file: details, addresses, orders, reviews, wishlist,
        subscriptions and appointments.
      </p>
      <Button
        kind="quiet"
        className="-ml-6 md:ml-0 md:px-0"
        busyText={isBusy ? 'Preparing' : undefined}
        onClick={() => void run(() => withProof(downloadOwnData))}
      >
        Download my data
      </Button>
      {dialog}
    </div>
  );
}

/** Downloads all data that the store has about the customer, as a file. Throws ApiError. */
async function downloadOwnData(): Promise<void> {
  const { data } = await readLazily<AnswerOf<typeof getOwnData>>('/user/data/');
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `sose-my-data-${data.exported_at.slice(0, 10)}.json`;
  link.click();
  // Some browsers read the blob URL only after the click event, so it is revoked later.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
