export interface LoginRequest {
  reason?: string;
  afterwards?: () => void;
}

type Host = (request: LoginRequest) => void;

let host: Host | undefined;
let waiting: LoginRequest | undefined;

export function openLogin(request: LoginRequest = {}): void {
  if (host) host(request);
  else waiting = request;
}

/** Registers the popup host of the page; returns the unregister function. */
export function hostLogin(newHost: Host): () => void {
  host = newHost;
  if (waiting) newHost(waiting);
  waiting = undefined;
  return () => {
    host = undefined;
  };
}
