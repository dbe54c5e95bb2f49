'use client';

import { toastSuccess } from '@/components/ui/toast';
import { forgetSearch, type StaffSearch } from '@/lib/contract/staff-search';
import { ConfirmButton } from '../confirm-button';

interface ForgetSearchesProps {
  chosen: StaffSearch[];
  onDone: () => void;
}

export function ForgetSearches({ chosen, onDone }: ForgetSearchesProps) {
  async function forget() {
    const { send } = await import('@/lib/api/browser');
    for (const { query } of chosen) await send(forgetSearch, { body: { query } });
    toastSuccess(chosen.length === 1 ? 'Forgotten' : `${chosen.length} searches forgotten`);
    onDone();
  }
  return (
    <ConfirmButton
      label="Forget"
      kind="second"
      question={chosen.length === 1 ? 'Forget this search?' : `Forget ${chosen.length} searches?`}
      confirmLabel="Forget"
      onConfirm={forget}
    >
      <p>Their counts start at zero with the next search.</p>
    </ConfirmButton>
  );
}
