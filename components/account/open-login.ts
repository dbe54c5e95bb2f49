export interface LoginRequest {
  /** Why it is asked, in a sentence: 'Please login to write a review!' */
  reason?: string;
  /** What goes on once the person is in. */
  afterwards?: () => void;
}

type Host = (request: LoginRequest) => void;

let host: Host | undefined;
let waiting: LoginRequest | undefined;

/** Opens the login popup, from anywhere. */
export function openLogin(request: LoginRequest = {}): void {
  if (host) host(request);
  else waiting = request;
}

/** Where the popup opens: one host a page. Returns how to leave again. */
export function hostLogin(newHost: Host): () => void {
  host = newHost;
  if (waiting) newHost(waiting);
  waiting = undefined;
  return () => {
    host = undefined;
  };
}
