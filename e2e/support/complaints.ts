import { expect, type BrowserContext, type ConsoleMessage, type WebError } from 'playwright/test';

interface Refusal {
  /** 'lost': no response arrived. */
  status: number | 'lost';
  path: string;
}

/**
 * Collects browser errors during a test: console errors, uncaught errors, hydration mismatches. A
 * test must end with none, except for refusals that it provokes and declares.
 */
export class Complaints {
  readonly #heard: { message: string; text?: string; url?: string }[] = [];
  readonly #refusals: Refusal[] = [];

  readonly #hearError = (event: WebError): void => {
    this.#heard.push({ message: `not caught: ${event.error().stack ?? event.error().message}` });
  };

  readonly #hearConsole = (message: ConsoleMessage): void => {
    const isWarning = message.type() === 'warning' && /hydrat/i.test(message.text());
    if (message.type() !== 'error' && !isWarning) return;
    const { url } = message.location();
    this.#heard.push({ message: `${message.text()} (${url})`, text: message.text(), url });
  };

  watch(context: BrowserContext): void {
    context.on('weberror', this.#hearError);
    context.on('console', this.#hearConsole);
  }

  /** Ends the watch of a context that another test will use. */
  unwatch(context: BrowserContext): void {
    context.off('weberror', this.#hearError);
    context.off('console', this.#hearConsole);
  }

  /** Declares that a response with `status` for `path` (without query) is expected. */
  expectRefusal(status: number, path: string): void {
    this.#refusals.push({ status, path });
  }

  /** Declares that a broken connection for `path` is expected. */
  expectLostConnection(path: string): void {
    this.#refusals.push({ status: 'lost', path });
  }

  assertNone(): void {
    // Filtered at the end: a browser may report an error before the test has declared it.
    const heard = this.#heard.filter(({ text = '', url = '' }) => !this.#isProvoked(text, url));
    expect(
      heard.map(({ message }) => message),
      'what the browser complained about',
    ).toEqual([]);
  }

  #isProvoked(text: string, url: string): boolean {
    const [, code, lost] =
      /^Failed to load resource: (?:the server responded with a status of (\d+)|(net::ERR_))/.exec(
        text,
      ) ?? [];
    if (!(code || lost) || !URL.canParse(url)) return false;
    const status = code ? Number(code) : 'lost';
    const { pathname } = new URL(url);
    return this.#refusals.some((refusal) => refusal.status === status && refusal.path === pathname);
  }
}
