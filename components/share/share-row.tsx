'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { ShareIcon } from './share-icon';
import { toastError, toastSuccess } from '@/components/ui/toast';
import {
  emailAddress,
  messengerAddress,
  messengerSite,
  whatsappAddress,
  type Shared,
} from '@/lib/features/share/share-addresses';

const iconClass = 'grid size-11 place-items-center rounded-control hover:text-ink';
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
  return (
    <div
      role="group"
      aria-label="Share"
      className="flex flex-wrap items-center gap-x-1 py-2 text-1 text-ink-2 max-md:py-1"
    >
      {canShare ? (
        <button
          type="button"
          aria-label="Share"
          onClick={() => void navigator.share(shared).catch(() => undefined)}
          className="-ml-3 grid size-11 place-items-center text-ink"
        >
          <Icon name="share" className="size-5" />
        </button>
      ) : (
        <span className="mr-1 text-ink">Share</span>
      )}
      <a href={emailAddress(shared)} aria-label="email" className={iconClass}>
        <ShareIcon name="email" />
      </a>
      <a
        href={whatsappAddress(shared)}
        target="_blank"
        rel="noreferrer"
        aria-label="WhatsApp"
        className={iconClass}
      >
        <ShareIcon name="whatsapp" />
      </a>
      <a
        href={messengerAddress(shared)}
        aria-label="Messenger"
        className={`${iconClass} pointer-fine:hidden`}
      >
        <ShareIcon name="messenger" />
      </a>
      <a
        href={messengerSite}
        target="_blank"
        rel="noreferrer"
        aria-label="Messenger"
        title="Copies the link, to be pasted in Messenger"
        onClick={() => void copyLink(shared)}
        className={`${iconClass} not-pointer-fine:hidden`}
      >
        <ShareIcon name="messenger" />
      </a>
      <button
        type="button"
        aria-label="copy link"
        onClick={() => void copyLink(shared)}
        className={iconClass}
      >
        <ShareIcon name="link" />
      </button>
    </div>
  );
}
