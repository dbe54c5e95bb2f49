'use client';

import { Share } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { toastError, toastSuccess } from '@/components/ui/toast';
import {
  emailAddress,
  messengerAddress,
  messengerSite,
  whatsappAddress,
  type Shared,
} from '@/lib/features/share/share-addresses';

const linkClass =
  'inline-flex items-center underline decoration-1 underline-offset-4 hover:text-ink max-md:min-h-11';
const listedClass = `${linkClass} md:after:inline-block md:after:content-[',']`;
const never = () => () => undefined;
const hasShareSheet = () => 'share' in navigator && window.matchMedia('(pointer: coarse)').matches;

async function copyLink({ url }: Shared): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess('Link copied!');
  } catch {
    toastError('Failed to copy');
  }
}

export function ShareRow(shared: Shared) {
  const canShare = useSyncExternalStore(never, hasShareSheet, () => false);
  const icon = <Share className="size-5" aria-hidden />;
  return (
    <div
      role="group"
      aria-label="Share"
      className="flex flex-wrap items-center gap-x-1.5 py-3 text-1 text-ink-2 max-md:gap-x-3 max-md:py-1"
    >
      {canShare ? (
        <button
          type="button"
          aria-label="Share"
          onClick={() => void navigator.share(shared).catch(() => undefined)}
          className="-ml-3 grid size-11 place-items-center text-ink"
        >
          {icon}
        </button>
      ) : (
        <span className="mr-1.5 text-ink max-md:-mr-0">{icon}</span>
      )}
      <span className="max-md:sr-only">Share by</span>
      <a href={emailAddress(shared)} className={listedClass}>
        email
      </a>
      <a href={whatsappAddress(shared)} target="_blank" rel="noreferrer" className={listedClass}>
        WhatsApp
      </a>
      <a href={messengerAddress(shared)} className={`${linkClass} pointer-fine:hidden`}>
        Messenger
      </a>
      <a
        href={messengerSite}
        target="_blank"
        rel="noreferrer"
        title="Copies the link, to be pasted in Messenger"
        onClick={() => void copyLink(shared)}
        className={`${linkClass} hidden pointer-fine:inline-flex`}
      >
        Messenger
      </a>
      <span className="max-md:sr-only">or</span>
      <button
        type="button"
        onClick={() => void copyLink(shared)}
        className={`${linkClass} font-semibold text-leaf-7`}
      >
        copy link
      </button>
    </div>
  );
}
