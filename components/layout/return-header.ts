/** Pixels: above, the header stands in its place. */
const threshold = 250;
/** Pixels: a finger that rests moves the page a little. */
const smallestTurn = 8;

/**
 * Sets `data-scroll` on the document: `up` or `down`, without it near the top. Styles are in
 * chrome.css. Ends with `signal`.
 */
export function returnHeader(signal: AbortSignal): void {
  const { dataset } = document.documentElement;
  let last = 0;
  function look() {
    const { scrollY } = window;
    if (scrollY <= threshold) delete dataset['scroll'];
    else if (Math.abs(scrollY - last) < smallestTurn) return;
    else dataset['scroll'] = scrollY > last ? 'down' : 'up';
    last = scrollY;
  }
  look();
  window.addEventListener('scroll', look, { passive: true, signal });
}
