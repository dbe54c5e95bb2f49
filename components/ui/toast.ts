export interface Toast {
  kind: 'success' | 'error';
  message: string;
  description?: string;
  /** Milliseconds; default 4 s. */
  duration: number;
}

type Listener = (toast: Toast) => void;

let listener: Listener | undefined;
const waiting: Toast[] = [];

function show(toast: Toast): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

export function toastSuccess(message: string, duration = 4000): void {
  show({ kind: 'success', message, duration });
}

/** Shows an error toast. It disappears, so the form or its fields must show the error as well. */
export function toastError(message: string, description?: string, duration = 5000): void {
  show({ kind: 'error', message, duration, ...(description && { description }) });
}

/** Registers the toast host of the page; returns the unregister function. */
export function hostToasts(host: Listener): () => void {
  listener = host;
  for (const toast of waiting.splice(0)) host(toast);
  return () => {
    listener = undefined;
  };
}
