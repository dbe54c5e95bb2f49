import { mayAutoplay } from './carousel-numbers';

interface Autoplay {
  play: () => void;
  pause: () => void;
  stop: () => void;
}

interface AutoplayOptions {
  root: HTMLElement;
  everyMs: number;
  next: () => void;
  onChange: (isRunning: boolean, isWanted: boolean) => void;
}

/** Autoplay timer; pauses on hover, focus, touch, off screen and with reduced motion. */
export function startAutoplay({ root, everyMs, next, onChange }: AutoplayOptions): Autoplay {
  const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOnScreen = false;
  const facts = { isWanted: true, isInsisted: false, isHovered: false, isFocused: false };

  function decide() {
    const isRunning = mayAutoplay({
      ...facts,
      isSeen: isOnScreen && !document.hidden,
      isMotionReduced: lessMotion.matches,
    });
    if (isRunning && timer === undefined) timer = setInterval(next, everyMs);
    if (!isRunning) {
      clearInterval(timer);
      timer = undefined;
    }
    onChange(isRunning, facts.isWanted);
  }

  function learn(news: Partial<typeof facts>) {
    Object.assign(facts, news);
    decide();
  }

  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  root.addEventListener('pointerenter', (e) => isMouse(e) && learn({ isHovered: true }), {
    signal,
  });
  root.addEventListener('pointerleave', (e) => isMouse(e) && learn({ isHovered: false }), {
    signal,
  });
  root.addEventListener('focusin', () => learn({ isFocused: true }), { signal });
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) =>
      learn({ isFocused: relatedTarget instanceof Node && root.contains(relatedTarget) }),
    { signal },
  );
  document.addEventListener('visibilitychange', decide, { signal });
  lessMotion.addEventListener('change', decide, { signal });
  const sight = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? false;
    decide();
  });
  sight.observe(root);
  facts.isHovered = root.matches(':hover') && matchMedia('(hover: hover)').matches;
  facts.isFocused = root.contains(document.activeElement);

  return {
    play: () => learn({ isWanted: true, isInsisted: true }),
    pause: () => learn({ isWanted: false, isInsisted: false }),
    stop: () => {
      leaving.abort();
      sight.disconnect();
      clearInterval(timer);
    },
  };
}
