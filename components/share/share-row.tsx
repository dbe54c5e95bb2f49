'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { toastError, toastSuccess } from '@/components/ui/toast';
import {
  emailAddress,
  messengerAddress,
  messengerSite,
  whatsappAddress,
  type Shared,
} from '@/lib/features/share/share-addresses';

const shapes = {
  email: 'M3 5.5h18v13H3zM3.5 6l8.5 7 8.5-7',
  whatsapp:
    'M3.2 20.8l1.3-4.4a9 9 0 1 1 3.3 3.2zM8.6 7.8c-.9 1-.5 3 1.7 5.3s4.3 2.9 5.4 1.9l.5-1.2-2.2-1.3-1 .9c-1-.4-1.9-1.3-2.3-2.3l.8-1-1.2-2.3z',
  messenger:
    'M12 3c-5.2 0-9 3.7-9 8.4 0 2.5 1.1 4.7 2.9 6.2V21l3.1-1.7c.9.3 1.9.4 3 .4 5.2 0 9-3.7 9-8.3S17.2 3 12 3zM6.8 13.6l4-4.2 2.5 2.4 3.9-2.4-4 4.2-2.5-2.4z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
};

function ShareIcon({ name }: { name: keyof typeof shapes }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-6"
    >
      <path d={shapes[name]} />
    </svg>
  );
}

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
        title="Copies the link to paste in Messenger"
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
