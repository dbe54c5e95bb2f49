import { leaveForPayment } from './leave-for-payment';

const url = 'https://gateway.example.in/pay/1';

function browser() {
  const target = new EventTarget();
  const visited: string[] = [];
  const replaced: string[][] = [];
  const window = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    history: {
      state: 'of the router',
      replaceState: (state: string, _: string, address: string) => replaced.push([state, address]),
    },
    location: { assign: (address: string) => visited.push(address) },
  } as unknown as Window;
  const show = (persisted: boolean) =>
    target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return { window, visited, replaced, show };
}

describe('the way to the payment', () => {
  it('leads there, and says once that the page has come back as it was left', () => {
    const { window, visited, show } = browser();
    let back = 0;
    leaveForPayment(window, url, () => {
      back += 1;
    });
    expect(visited).toEqual([url]);
    show(false);
    expect(back).toBe(0);
    show(true);
    show(true);
    expect(back).toBe(1);
  });

  it('lets Back load another page where this one is not restored', () => {
    const { window, visited, replaced } = browser();
    leaveForPayment(window, url, () => undefined, '/profile#orders');
    expect(replaced).toEqual([['of the router', '/profile#orders']]);
    expect(visited).toEqual([url]);
  });
});
