export interface Toast {
  kind: 'success' | 'error';
  message: string;
  description?: string;
  /** Milliseconds; 4 s unless told. */
  duration: number;
}

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;
const waiting: Toast[] = [];

function show(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Says that something has worked. */
export function toastSuccess(message: string, duration = 4000): void {
  show({ kind: 'success', message, duration });
}

/** Says that something has not; never the only place where an error stands. */
export function toastError(message: string, description?: string, duration = 5000): void {
  show({ kind: 'error', message, duration, ...(description && { description }) });
}

/** Where toasts go: one host a page. Returns how to leave again. */
export function hostToasts(host: Listener): () => void {
  listener = host;
  for (const toast of waiting.splice(0)) host(toast);
  return () => {
    listener = undefined;
  };
}
