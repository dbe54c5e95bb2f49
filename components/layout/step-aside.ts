/* A whole card is a link as well: only what is pressed for itself counts. */
const controls = 'button, input, select, textarea, summary, .button';
const restMs = 250;
/** Less than this is a finger that trembles. */
const leastMove = 4;

/**
 * Lets the floats make room on a phone: they go while one scrolls down and come back when one rests
 * or scrolls up; a chat that would come to rest on something to press waits until one scrolls up, while
 * a form is filled in, all of them wait until nothing of it lies below. How that looks is said in
 * chrome.css. Ends with `signal`.
 */
export function stepAside(floats: HTMLElement, signal: AbortSignal): void {
  let last = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function settle() {
    const lies = (float: Element) => isOnControl(float, floats);
    const chat = floats.querySelector('a');
    if (isFillingIn()) floats.dataset.aside = [...floats.children].some(lies) ? 'moving' : '';
    else floats.dataset.aside = chat && lies(chat) ? 'covering' : '';
  }

  function look() {
    const move = window.scrollY - last;
    if (Math.abs(move) < leastMove) return;
    last = window.scrollY;
    clearTimeout(rest);
    floats.dataset.aside = move > 0 ? 'moving' : '';
    if (move > 0 || isFillingIn()) rest = setTimeout(settle, restMs);
  }

  /* The page may have moved for the field, or grown by what is wrong with it. */
  function lookAtForm() {
    if (!isFillingIn()) return;
    clearTimeout(rest);
    rest = setTimeout(settle, restMs);
  }

  look();
  lookAtForm();
  window.addEventListener('scroll', look, { passive: true, signal });
  document.addEventListener('focusin', lookAtForm, { signal });
  document.addEventListener('submit', lookAtForm, { signal });
}

const isFillingIn = () => document.activeElement?.closest('main form') != null;

/** Whether something to press lies below a float, in sight or not. */
function isOnControl(float: Element, floats: Element): boolean {
  const { left, right, top, bottom } = float.getBoundingClientRect();
  const rows = [top, (top + bottom) / 2, bottom];
  const columns = [left, (left + right) / 2, right];
  return rows.some((y) =>
    columns.some((x) => {
      const below = document.elementsFromPoint(x, y).find((element) => !floats.contains(element));
      const control = below?.closest(controls);
      return Boolean(control?.closest('main'));
    }),
  );
}
