import { LinkButton } from '@/components/ui/link-button';
import { HaldiDot } from '@/components/ui/haldi-dot';
import { formatDateTime } from '@/lib/format/date';
import type { LastingDraft } from './use-lasting-draft';

export function DraftNote({ draft: { restoredFrom, startOver } }: { draft: LastingDraft }) {
  return (
    <div role="status">
      {restoredFrom !== null && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2">
          <span className="flex min-w-0 flex-1 basis-60 items-baseline gap-2">
            <HaldiDot className="size-2.5 shrink-0" />
            <span>
              Draft from {formatDateTime(new Date(restoredFrom).toISOString())}, saved only on this
              device.
            </span>
          </span>
          <LinkButton onClick={startOver}>Start over</LinkButton>
        </p>
      )}
    </div>
  );
}
