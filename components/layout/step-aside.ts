import { boxOf, findFreePlace, isFree, type Box, type Place } from './find-free-place';
import { findObstacles, visibleBoxes, type Obstacle } from './find-obstacles';
import { returnHeader } from './return-header';

const restMs = 120;
/** A button jumps at most this often; in a faster scroll it is hidden in between. */
const jumpMs = 250;
const fadeMs = 180;

interface Position {
  place: Place | null;
  since: number;
}

/**
 * Keeps floating buttons off controls, headings, prices and figures: moves each to the nearest free place of
 * the screen, and hides it where there is none. Moves by `translate`, so that the layout never
 * shifts. Styles are in chrome.css. Ends with `signal`.
 */
export function stepAside(floats: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const positions = new WeakMap<Element, Position>();
  let obstacles: Obstacle[] | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let lastScroll = window.scrollY;

  function place(isResting: boolean) {
    const isJump = Math.abs(window.scrollY - lastScroll) > window.innerHeight;
    lastScroll = window.scrollY;
    obstacles ??= findObstacles(floats);
    const boxes = visibleBoxes(obstacles);
    const lift = liftOf(floats);
    // The last child first: it stands lowest.
    for (const float of [...floats.children].reverse()) {
      if (!(float instanceof HTMLElement) || float.offsetWidth === 0) continue;
      const origin = originOf(float, floats);
      const home = { ...origin, top: origin.top - lift };
      const position = positions.get(float);
      // After a jump, what `content-visibility: auto` left out has no box yet.
      const next = isJump && !isResting ? null : nextPlace(home, position, boxes, isResting);
      if (!isSame(next, position?.place)) {
        positions.set(float, { place: next, since: performance.now() });
        if (next && position?.place) fadeIn(float);
      }
      show(float, origin, next);
      if (next) boxes.push(boxOf(next));
    }
  }

  function settle() {
    clearTimeout(rest);
    rest = undefined;
    place(true);
  }

  /* In two tasks: looking for obstacles and measuring them take a slow phone tens of milliseconds each. */
  function find() {
    obstacles ??= findObstacles(floats);
    rest = setTimeout(settle);
  }

  function soon() {
    rest ??= setTimeout(find, restMs);
  }

  function afterScroll() {
    place(false);
    clearTimeout(rest);
    rest = setTimeout(settle, restMs);
  }

  const changes = new MutationObserver((records) => {
    const others = records.filter(
      ({ type, target }) => type === 'childList' || !floats.contains(target),
    );
    if (others.some(({ type }) => type !== 'attributes')) obstacles = undefined;
    if (others.some(({ attributeName }) => attributeName === 'data-away')) settle();
    else if (others.length > 0) soon();
  });
  const sizes = new ResizeObserver(soon);
  // Before the next paint: a bar that comes lifts the buttons, and is not to be covered by them.
  const bars = new ResizeObserver(settle);

  returnHeader(signal);
  find();
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-expanded', 'class', 'hidden', 'open', 'style'],
  });
  changes.observe(document.documentElement, { attributeFilter: ['data-away'] });
  sizes.observe(document.body);
  if (floats.parentElement) bars.observe(floats.parentElement);
  document.addEventListener('scroll', afterScroll, { capture: true, passive: true, signal });
  document.addEventListener('contentvisibilityautostatechange', soon, { passive: true, signal });
  document.addEventListener('transitionend', soon, { passive: true, signal });
  window.addEventListener('resize', soon, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(rest);
    changes.disconnect();
    sizes.disconnect();
    bars.disconnect();
  });
}

/** While the page scrolls a button stays where it is free; at rest it goes back as far as it can. */
function nextPlace(
  home: Place,
  position: Position | undefined,
  boxes: readonly Box[],
  isResting: boolean,
): Place | null {
  const place = position?.place;
  if (!isResting) {
    if (place && place.top <= home.top && isFree(place, boxes)) return place;
    if (position && performance.now() - position.since < jumpMs) return null;
  }
  return findFreePlace(home, boxes, document.documentElement.clientWidth);
}

/** Pixels between the top of the bar and the bottom of the screen. */
function liftOf(floats: HTMLElement): number {
  const bar = floats.parentElement?.getBoundingClientRect();
  return bar ? floats.getBoundingClientRect().bottom - bar.top : 0;
}

/** Where CSS puts it: `offsetLeft` and `offsetTop` leave `translate` and `scale` out. */
function originOf(float: HTMLElement, floats: HTMLElement): Place {
  const { left, top } = floats.getBoundingClientRect();
  return { left: left + float.offsetLeft, top: top + float.offsetTop, size: float.offsetWidth };
}

const isSame = (a: Place | null | undefined, b: Place | null | undefined) =>
  a?.left === b?.left && a?.top === b?.top && a?.size === b?.size;

function show(float: HTMLElement, origin: Place, place: Place | null): void {
  float.toggleAttribute('data-free', place !== null);
  if (!place) return;
  float.style.translate = `${place.left - origin.left}px ${place.top - origin.top}px`;
  float.style.scale = String(place.size / origin.size);
}

function fadeIn(float: HTMLElement): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  float.animate({ opacity: [0, 1] }, fadeMs);
}
