'use client';

import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { LoginPanel } from './login-panel';
import type { LoginRequest } from './open-login';

interface LoginDialogProps {
  request: LoginRequest;
  onClose: () => void;
}

/** The login popup: a sheet from below on a phone, a slip in the middle of a desk. */
export function LoginDialog({ request, onClose }: LoginDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    // Not the first control, which closes it: those who hear the page hear its name first.
    element.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
      className="m-auto mb-0 max-h-[calc(100dvh-1.5rem)] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-sheet bg-paper-1 text-ink shadow-above outline-none backdrop:bg-leaf-9/60 md:mb-auto md:w-[28rem] md:rounded-control"
    >
      <div className="relative px-4 pt-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] md:px-8 md:pt-8 md:pb-8">
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
          onLoggedIn={() => {
            dialog.current?.close();
            request.afterwards?.();
          }}
          onLeave={() => dialog.current?.close()}
        />
      </div>
    </dialog>
  );
}
