import { openPayment, parseRupees, typedAmount } from './open-payment';

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

describe('an amount that was typed or pasted', () => {
  it.each([
    ['500', '500'],
    ['₹ 1,500', '1500'],
    ['Rs. 2,000', '2000'],
    [' \u200e250 ', '250'],
    ['0500', '500'],
    ['0', '0'],
    ['', ''],
  ])('%j is kept as %j', (typed, expected) => {
    expect(typedAmount(typed)).toBe(expected);
    expect([...typed].reduce((shown, key) => typedAmount(shown + key), '')).toBe(expected);
  });

  it('never turns into another amount', () => {
    for (const typed of ['100.00', '100.50', '-500', '1e3', '100000']) {
      expect(typedAmount(typed)).toBe(typed);
    }
  });

  it('shows whole rupees on the card, and nothing where it has none', () => {
    expect(['500', '500.00'].map(parseRupees)).toEqual([500, 500]);
    expect(['', '100.', '100.50', '-500', '1e3'].map(parseRupees)).toEqual([0, 0, 0, 0, 0]);
  });
});
