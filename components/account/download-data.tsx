'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toastError } from '@/components/ui/toast';
import { messageOf } from '@/lib/api/api-error';
import { downloadOwnData } from '@/lib/features/profile/download-own-data';
import { useOwnerProof } from './use-owner-proof';

export function DownloadData() {
  const [isBusy, setIsBusy] = useState(false);
  const { withProof, dialog } = useOwnerProof();

  async function download() {
    setIsBusy(true);
    try {
      await withProof(downloadOwnData);
    } catch (error) {
      toastError(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-4">
      <p className="max-w-[46ch] text-1 text-ink-2">
        All that we keep about you, in one file: details, addresses, orders, reviews, wishlist,
        subscriptions and appointments.
      </p>
      <Button
        kind="quiet"
        className="-ml-6 md:ml-0"
        busyText={isBusy ? 'Gathering' : undefined}
        onClick={download}
      >
        Download my data
      </Button>
      {dialog}
    </div>
  );
}
