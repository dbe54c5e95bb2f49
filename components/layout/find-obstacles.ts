import type { Box } from './find-free-place';

export type Obstacle = Element | Range;

const controls =
  'a[href], button, input, select, textarea, summary, label:has(input), iframe, [role="button"], [data-keep-clear]';
const price = /₹\s?[\d.,]+/g;
/** Characters. A number in a longer text is no figure on its own. */
const figureLength = 60;

/** Controls, headings, prices and figures of the page, but for those inside `except`. */
export function findObstacles(except: Element): Obstacle[] {
  const elements = [...document.body.querySelectorAll(controls)];
  return [...elements.filter((element) => !except.contains(element)), ...findFigures(except)];
}

function findFigures(except: Element): Range[] {
  const figures: Range[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.nodeValue ?? '';
    const parent = node.parentElement;
    if (!/\d/.test(text) && !parent?.closest('h1, h2')) continue;
    if (except.contains(node) || parent?.closest('script, style')) continue;
    if (text.length <= figureLength) figures.push(rangeOf(node, 0, text.length));
    else
      for (const { index, 0: match } of text.matchAll(price))
        figures.push(rangeOf(node, index, index + match.length));
  }
  return figures;
}

function rangeOf(node: Node, start: number, end: number): Range {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/** The boxes of those obstacles that are drawn on the screen now. */
export function visibleBoxes(obstacles: readonly Obstacle[]): Box[] {
  const { clientWidth, clientHeight } = document.documentElement;
  return obstacles
    .filter(isDrawn)
    .map((obstacle) => obstacle.getBoundingClientRect())
    .filter(
      ({ left, top, right, bottom, width, height }) =>
        width > 1 &&
        height > 1 &&
        right > 0 &&
        bottom > 0 &&
        left < clientWidth &&
        top < clientHeight,
    );
}

/** Asked before the box: measuring inside `content-visibility: auto` would force its layout. */
function isDrawn(obstacle: Obstacle): boolean {
  const element = obstacle instanceof Range ? obstacle.startContainer.parentElement : obstacle;
  return Boolean(
    element?.isConnected &&
    (!('checkVisibility' in element) ||
      element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })),
  );
}
