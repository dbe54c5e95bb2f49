'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import { useShopPictures } from '@/lib/features/home/use-shop-pictures';
import { goOnFrom } from './go-on';
import { LoginPanel } from './login-panel';
import { LoginPictures } from './login-pictures';
import { LoginTabs } from './login-tabs';
import type { LoginRequest } from './open-login';

interface LoginDialogProps {
  request: LoginRequest;
  onClose: () => void;
}

const leadsElsewhere = (target: EventTarget) => target instanceof Element && target.closest('a');

export function LoginDialog({ request, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isWide] = useState(() => window.matchMedia('(width >= 64rem)').matches);
  const pictures = useShopPictures(isWide);
  const router = useRouter();
  const hasPictures = isWide && pictures?.length !== 0;
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // Focuses the dialog, not its close button, so that screen readers read its name first.
    element.focus();
  }, []);
  async function goOn() {
    const here = `${window.location.pathname}${window.location.search}`;
    const target = await goOnFrom(here);
    if (target === here) request.afterwards?.();
    else router.push(target);
  }
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={({ target }) => {
        if (target === dialog.current || leadsElsewhere(target)) dialog.current?.close();
      }}
      className={`m-auto mb-0 max-h-[calc(100dvh-1.5rem)] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-sheet bg-paper-1 text-ink shadow-above outline-none transition-[translate,opacity] duration-[240ms] ease-out backdrop:bg-leaf-9/60 max-md:starting:open:translate-y-full md:mb-auto md:rounded-control md:starting:open:opacity-0 ${hasPictures ? 'md:w-[58rem]' : 'md:w-[28rem]'}`}
    >
      <div className={hasPictures ? 'grid grid-cols-[minmax(0,1fr)_27rem]' : ''}>
        <div className="relative px-4 pt-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] md:min-h-[36rem] md:p-8">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label="Close"
            className="absolute top-2 right-2 z-10 grid size-11 place-items-center rounded-control hover:bg-paper-2"
          >
            <X className="size-6" aria-hidden />
          </button>
          <LoginPanel
            headingId={heading}
            reason={request.reason}
            onLeave={() => dialog.current?.close()}
          >
            <LoginTabs
              onLoggedIn={() => {
                dialog.current?.close();
                void goOn();
              }}
            />
          </LoginPanel>
        </div>
        {hasPictures && <LoginPictures pictures={pictures} className="order-first" />}
      </div>
    </dialog>
  );
}
