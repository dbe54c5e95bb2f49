'use client';

import { Button } from '@/components/ui/button';
import { toastError, toastSuccess } from '@/components/ui/toast';

/** Address that the provider calls, to be entered there. */
export function WebhookAddress({ address }: { address: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toastSuccess('Copied');
    } catch {
      toastError('Failed to copy');
    }
  }
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="text-ink-2">Webhook address</span>
      <code className="[overflow-wrap:anywhere]">{address}</code>
      <Button kind="second" size="card" onClick={copy}>
        Copy address
      </Button>
    </p>
  );
}
