'use client';

import { useEffect } from 'react';
import { tabStore } from '@/lib/platform/session/safe-storage';
import { isCrawler } from './is-crawler';
import { openLogin } from './open-login';

const key = 'was-invited';
const patience = 8_000;
const politePause = 2_000;

export function stopInviting(): void {
  tabStore().setItem(key, 'yes');
}

/** No popup while the user types, has a dialog open or looks at another tab. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  return Boolean(isTyping) || document.hidden || document.querySelector('dialog[open]') !== null;
}

function isHalfwayDown(): boolean {
  const way = document.documentElement.scrollHeight - window.innerHeight;
  return way > 0 && window.scrollY >= way / 2;
}

/**
 * Opens the login popup once per session: after 8 s or half of the page. `isDue`: a guest is on the
 * home page.
 */
export function useInvitation(isDue: boolean): void {
  useEffect(() => {
    if (!isDue || tabStore().getItem(key) || isCrawler(navigator.userAgent)) return;
    if (document.documentElement.dataset['mobile'] !== undefined) return;
    let timer = setTimeout(invite, patience);

    function invite() {
      clearTimeout(timer);
      if (isBusy()) {
        timer = setTimeout(invite, politePause);
        return;
      }
      leave();
      stopInviting();
      openLogin();
    }
    function lookDown() {
      if (isHalfwayDown()) invite();
    }
    function leave() {
      clearTimeout(timer);
      window.removeEventListener('scroll', lookDown);
    }
    window.addEventListener('scroll', lookDown, { passive: true });
    return leave;
  }, [isDue]);
}
