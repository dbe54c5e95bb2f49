import { call, jsonOf, type CallOptions, type Reply } from './call.ts';

/**
 * A client session at the storefront: keeps cookies and sends requests as from the store's own
 * pages.
 */
export class BrowserSession {
  private readonly cookies = new Map<string, string>();
  private readonly siteUrl: string;

  constructor(siteUrl: string) {
    this.siteUrl = siteUrl;
  }

  async call(
    method: string,
    path: string,
    { headers, ...options }: CallOptions = {},
  ): Promise<Reply | undefined> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await call(this.siteUrl, method, path, {
      ...options,
      headers: {
        ...(cookie && { cookie }),
        ...(method !== 'GET' && { origin: this.siteUrl }),
        ...headers,
      },
    });
    for (const line of reply?.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return reply;
  }

  /** Logs in over the endpoint of the login form. Throws if it is refused. */
  async logIn(email: string, password: string): Promise<void> {
    const csrfToken = String(jsonOf(await this.call('GET', '/api/auth/csrf'))['csrfToken']);
    const form = new URLSearchParams({ csrfToken, email, password, json: 'true' });
    const reply = await this.call('POST', '/api/auth/callback/password', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    });
    if (![...this.cookies.keys()].some((name) => name.includes('session-token'))) {
      throw new Error(`${email} could not log in: ${reply?.status ?? 'no answer'}`);
    }
  }
}
