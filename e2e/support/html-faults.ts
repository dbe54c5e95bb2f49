import type { Page } from 'playwright/test';

/* HTML content models: these elements hold phrasing content only, those are not phrasing content. */
const phrasingOnly =
  'abbr, b, button, cite, code, em, h1, h2, h3, h4, h5, h6, i, label, p, pre, s, small, span, strong, time';
const notPhrasing =
  'address, article, aside, blockquote, details, dialog, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul';

/** Returns elements that HTML does not allow where they are, and empty lists, one line per element. */
export function htmlFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ([parents, children]) => {
      const misplaced = [...document.querySelectorAll(`:is(${parents}) > :is(${children})`)];
      // Screen readers announce a list without items unless it is hidden.
      const empty = [...document.querySelectorAll(':is(ul, ol):empty')].filter((list) =>
        list.checkVisibility(),
      );
      return [...misplaced, ...empty].map(
        (element) =>
          `${element.localName} in ${element.parentElement?.localName}: ${element.outerHTML.slice(0, 120)}`,
      );
    },
    [phrasingOnly, notPhrasing] as const,
  );
}
