/* A whole card may be a link: only real controls count. */
const controls = 'button, input, select, textarea, summary, .button';
const restMs = 250;
/** Pixels. Smaller movements are finger jitter. */
const leastMove = 4;

/**
 * Hides floating elements on a phone while scrolling down; shows them when scrolling stops or goes
 * up. A chat that would cover a control stays hidden until scrolling up. While a form is filled in,
 * all stay hidden until no control of it is below them. Styles are in chrome.css. Ends with
 * `signal`.
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

  /* The focus or an error text may have moved the page. */
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
