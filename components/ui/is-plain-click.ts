import type { MouseEvent as ReactMouseEvent } from 'react';

/** Whether a click opens a link in this tab: no other button, no modifier key. */
export const isPlainClick = (event: MouseEvent | ReactMouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
