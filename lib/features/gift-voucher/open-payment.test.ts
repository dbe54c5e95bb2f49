import { openPayment } from './open-payment';

const url = 'https://gateway.example.in/pay/1';

function browser(opened: Partial<Window> | null) {
  const visited: string[] = [];
  const openedUrls: string[] = [];
  const window = {
    open: (address: string) => {
      openedUrls.push(address);
      return opened;
    },
    location: { assign: (address: string) => visited.push(address) },
  } as unknown as Window;
  return { window, visited, asked: openedUrls };
}

describe('the way to the payment page', () => {
  it('is a new window, which knows nothing of this one', () => {
    const opened: Partial<Window> = { opener: {} };
    const { window, visited, asked } = browser(opened);
    expect(openPayment(window, url)).toBe('new window');
    expect([asked, visited, opened.opener]).toEqual([[url], [], null]);
  });

  it('is this window where the browser blocks new ones', () => {
    const { window, visited } = browser(null);
    expect(openPayment(window, url)).toBe('same window');
    expect(visited).toEqual([url]);
  });

  it.each([undefined, '', 'javascript:alert(1)', '/pay/1'])('is none with %j', (address) => {
    const { window, visited, asked } = browser({});
    expect(openPayment(window, address)).toBeNull();
    expect([asked, visited]).toEqual([[], []]);
  });
});
