import { expect, type BrowserContext } from 'playwright/test';

interface Refusal {
  /** Or that no answer came at all. */
  status: number | 'lost';
  path: string;
}

/**
 * What browsers complain about during a test: console errors, errors that nobody caught, hydration
 * that did not fit. A test ends with none, but for the refusals that it provokes and names.
 */
export class Complaints {
  readonly #heard: { said: string; text?: string; url?: string }[] = [];
  readonly #refusals: Refusal[] = [];

  /** Listens to every page of a browser. */
  watch(context: BrowserContext): void {
    context.on('weberror', (event) => {
      this.#heard.push({ said: `not caught: ${event.error().stack ?? event.error().message}` });
    });
    context.on('console', (message) => {
      const isWarning = message.type() === 'warning' && /hydrat/i.test(message.text());
      if (message.type() !== 'error' && !isWarning) return;
      const { url } = message.location();
      this.#heard.push({ said: `${message.text()} (${url})`, text: message.text(), url });
    });
  }

  /** Lets the browser say that `path` (without its query) was answered with `status`, as the test means it to be. */
  expectRefusal(status: number, path: string): void {
    this.#refusals.push({ status, path });
  }

  /** The same for a path whose connection the test lets break. */
  expectLostConnection(path: string): void {
    this.#refusals.push({ status: 'lost', path });
  }

  assertNone(): void {
    // Sifted at the end: a browser may complain before the test has named what it provokes.
    const heard = this.#heard.filter(({ text = '', url = '' }) => !this.#isProvoked(text, url));
    expect(
      heard.map(({ said }) => said),
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
