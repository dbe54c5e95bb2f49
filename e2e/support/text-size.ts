import type { Page } from 'playwright/test';

/** Result of `sideways` for a page that fits. */
export const fits = { scrolls: 0, beyond: [] };

/** Returns by how many pixels the page scrolls sideways, and which elements overflow. */
export const sideways = (page: Page) =>
  page.evaluate(() => {
    // Parts that are drawn late cut off what does not fit, and the page does not scroll.
    const late = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    );
    for (const { style } of late) style.contentVisibility = 'visible';
    const { scrollWidth, clientWidth } = document.documentElement;
    const scrolls = scrollWidth - clientWidth;
    const isBeyond = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    const beyond = scrolls > 0 ? [...document.body.querySelectorAll('*')].filter(isBeyond) : [];
    for (const { style } of late) style.removeProperty('content-visibility');
    return { scrolls, beyond: beyond.map(({ tagName, className }) => `${tagName} ${className}`) };
  });

/** Sets the size of the page's text, such as `200%`; without a value it is the browser's again. */
export const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
