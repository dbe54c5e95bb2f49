/** The page's own bar covers this many pixels at either end of the screen. */
const covered = 56;

/**
 * Ref callback: sets `data-away` on the document while the element is not on the screen. Styles are
 * in app/buy-bar.css.
 */
export function markWhileAway(element: Element | null): (() => void) | undefined {
  if (!element) return undefined;
  const root = document.documentElement;
  const observer = new IntersectionObserver(
    ([entry]) => root.toggleAttribute('data-away', entry?.isIntersecting === false),
    { rootMargin: `-${covered}px 0px` },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
    root.removeAttribute('data-away');
  };
}
