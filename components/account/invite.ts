import { isCrawler } from './is-crawler';
import { openLogin } from './open-login';

const patience = 8_000;
const politePause = 2_000;

/** No popup while the user types, has a dialog open or looks at another tab. */
function isBusy(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]');
  return Boolean(isTyping) || document.hidden || document.querySelector('dialog[open]') !== null;
}

function isHalfwayDown(): boolean {
  const scrollDistance = document.documentElement.scrollHeight - window.innerHeight;
  return scrollDistance > 0 && window.scrollY >= scrollDistance / 2;
}

/** Opens the login popup after 8 s or half of the page, unless `leaving` is aborted before. */
export function invite(leaving: AbortSignal): void {
  if (leaving.aborted || isCrawler(navigator.userAgent)) return;
  let timer = setTimeout(ask, patience);

  function ask() {
    clearTimeout(timer);
    if (isBusy()) {
      timer = setTimeout(ask, politePause);
      return;
    }
    leave();
    openLogin();
  }
  function onScroll() {
    if (isHalfwayDown()) ask();
  }
  function leave() {
    clearTimeout(timer);
    window.removeEventListener('scroll', onScroll);
  }
  window.addEventListener('scroll', onScroll, { passive: true });
  leaving.addEventListener('abort', leave);
}
