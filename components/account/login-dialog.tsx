import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useId, useRef, useState } from 'react';
import useSWR from 'swr';
import { readLazily } from '@/lib/api/lazily';
import { listBestSellers } from '@/lib/contract/home';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { farmPictures, shopPictures, type ShopPicture } from '@/lib/features/home/shop-pictures';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { goOnFrom } from './login-step';
import { LoginPanel } from './login-panel';
import { LoginPictures } from './login-pictures';
import { LoginTabs } from './login-tabs';
import type { LoginRequest } from './open-login';
import './login-dialog.css';

const leadsElsewhere = (target: EventTarget) => target instanceof Element && target.closest('a');

export function LoginDialog({ request, onClose }: { request: LoginRequest; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [isWide] = useState(() => window.matchMedia('(width >= 64rem)').matches);
  const hasDemo = useShop().has_demo;
  const bestSellers = useShopPictures(isWide && !hasDemo);
  const pictures = hasDemo ? farmPictures : bestSellers;
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
      className={`login-dialog ${hasPictures ? 'is-wide' : ''}`}
    >
      <div>
        <div className="login-dialog-panel">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            aria-label="Close"
            className="absolute top-2 right-2 grid size-11 place-items-center rounded-control hover:bg-paper-2"
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

/** Reads only if `isOpen`; undefined while loading. */
function useShopPictures(isEnabled: boolean): ShopPicture[] | undefined {
  const { data, error } = useSWR<AnswerOf<typeof listBestSellers>>(
    isEnabled ? listBestSellers.path : null,
    readLazily,
    { revalidateOnFocus: false },
  );
  return error ? [] : data && shopPictures(data.data);
}
