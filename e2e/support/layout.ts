import type { Page } from 'playwright/test';

/**
 * CSS pixels. An empty area of the full width and this height is a hole in the page; so is an empty
 * column of this width and double the height next to other content.
 */
const holeSize = 300;

/** Describes layout errors of the current page; ignores elements outside `main`. */
export interface LayoutFaults {
  holes: string[];
  cutTexts: string[];
  brokenWords: string[];
  covered: string[];
}

/** Reads the layout of the whole page as it is drawn. Call it at the top of the page. */
export function findLayoutFaults(page: Page): Promise<LayoutFaults> {
  return page.evaluate((size) => {
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    // Draws what waits further down, as going back to a place in the page does (product-grid.css).
    document.documentElement.dataset['whole'] = '';
    const main = document.querySelector('main');
    if (!main) throw new Error('The page has no main part');
    const drawn = { visibilityProperty: true, opacityProperty: true };
    const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
    const isSeen = ({ left, top, right, bottom }: Box) => right - left > 1 && bottom - top > 1;
    const say = (text: string, { left, top }: Box) =>
      `“${text.trim().slice(0, 40)}” at ${Math.round(left)}, ${Math.round(top + scrollY)}`;

    const texts: { node: Text; element: Element; boxes: Box[] }[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const element = node.parentElement;
      if (!element || !node.data.trim() || element.closest('script, style, .sr-only')) continue;
      if (!element.checkVisibility(drawn)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].map(boxOf).filter(isSeen);
      if (boxes.length > 0) texts.push({ node, element, boxes });
    }

    /* Elements that are cut by an ancestor or the window and cannot be scrolled into view. */
    const cutTexts = texts.flatMap(({ node, element, boxes }) => {
      for (let clip: Element | null = element; clip; clip = clip.parentElement) {
        const style = getComputedStyle(clip);
        const { overflowX, textOverflow, position } = style;
        // A table of the back office must fit: its last column has the next action.
        const mayScroll = overflowX === 'auto' && !clip.matches('.staff-table');
        if (clip.matches('[aria-roledescription=carousel], .carousel-view') || mayScroll) return [];
        if (overflowX === 'scroll' || textOverflow === 'ellipsis' || position === 'fixed')
          return [];
        if (clip === document.body) break;
        if (style.webkitLineClamp !== 'none') continue;
        if (overflowX === 'visible') continue;
        const { left, right, height } = clip.getBoundingClientRect();
        if (height <= 1) return [];
        const cut = boxes.find((box) => box.left < left - 2 || box.right > right + 2);
        if (cut) return [say(node.data, cut)];
      }
      const { clientWidth } = document.documentElement;
      const outside = boxes.find((box) => box.left < -1 || box.right > clientWidth + 1);
      return outside ? [say(node.data, outside)] : [];
    });

    const brokenWords = texts.flatMap(({ node, boxes }) => {
      if (boxes.length < 2) return [];
      return [...node.data.matchAll(/[\p{L}\p{N}.]{5,}/gu)].flatMap((word) => {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return tops.size > 1 ? [say(word[0], range.getBoundingClientRect())] : [];
      });
    });

    const controls = [...main.querySelectorAll('a, button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility(drawn))
      .map((control) => ({
        name: control.ariaLabel ?? control.textContent,
        box: boxOf(control.getBoundingClientRect()),
      }));
    const floats = [...document.querySelectorAll('.float')].filter((float) =>
      float.checkVisibility(drawn),
    );
    const things = [
      ...texts.flatMap(({ node, boxes }) => boxes.map((box) => ({ name: node.data, box }))),
      ...controls,
    ];
    const covered = floats.flatMap((float) => {
      const box = float.getBoundingClientRect();
      return things
        .filter(
          (thing) =>
            thing.box.left < box.right &&
            thing.box.right > box.left &&
            thing.box.top < box.bottom &&
            thing.box.bottom > box.top,
        )
        .map((thing) => say(thing.name, thing.box));
    });

    /* A raster of the page: a hole is a rectangle of empty cells. */
    const cell = 20;
    const { left, top, width, height } = main.getBoundingClientRect();
    const columns = Math.floor(width / cell);
    const rows = Math.floor(height / cell);
    const filled = Array.from({ length: rows }, () => new Array<boolean>(columns).fill(false));
    const fill = (box: Box) => {
      const from = Math.max(0, Math.floor((box.top - top) / cell));
      const to = Math.min(rows - 1, Math.floor((box.bottom - top) / cell));
      const first = Math.max(0, Math.floor((box.left - left) / cell));
      const last = Math.min(columns - 1, Math.floor((box.right - left) / cell));
      for (let row = from; row <= to; row += 1) filled[row]?.fill(true, first, last + 1);
    };
    for (const { boxes } of texts) boxes.forEach(fill);
    for (const { box } of controls) fill(box);
    for (const element of main.querySelectorAll('*')) {
      if (!element.checkVisibility(drawn)) continue;
      const isPicture = element.matches('img, svg, picture, video, iframe, canvas, .icon, hr');
      const style = getComputedStyle(element);
      // A framed or coloured box counts as content; a section with only a line above it does not.
      const isFramed = style.borderLeftStyle !== 'none' && parseFloat(style.borderLeftWidth) > 0;
      const isPainted =
        style.backgroundImage !== 'none' ||
        !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor);
      const box = element.getBoundingClientRect();
      if (isPicture || ((isFramed || isPainted) && box.width < width * 0.9)) fill(boxOf(box));
      // It stays in sight as far as its parent reaches.
      if (style.position === 'sticky' && element.parentElement)
        fill({ ...boxOf(box), bottom: element.parentElement.getBoundingClientRect().bottom });
    }
    const holes: string[] = [];
    const side = Math.ceil(size / cell);
    const depth = new Array<number>(columns).fill(0);
    filled.forEach((line, row) => {
      let column = 0;
      line.forEach((isFilled, position) => {
        depth[position] = isFilled ? 0 : (depth[position] ?? 0) + 1;
        column = (depth[position] ?? 0) >= 2 * side ? column + 1 : 0;
        if (column === side)
          holes.push(`column that ends at ${(position + 1) * cell}, ${(row + 1) * cell}`);
      });
      if (Math.min(...depth) === side) holes.push(`band that ends at ${(row + 1) * cell}`);
    });
    return { holes: holes.slice(0, 3), cutTexts, brokenWords, covered };
  }, holeSize);
}
