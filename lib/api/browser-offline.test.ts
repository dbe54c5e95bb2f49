import { addToCart, changeCartItem } from '../contract/cart';
import { placeOrder } from '../contract/order';
import { saveProducts } from '../contract/staff-product-grid';
import { send } from './browser';

const network = { isOn: true };
const sent: string[] = [];
const browser = { fetch: globalThis.fetch, navigator: globalThis.navigator };

beforeAll(() => {
  Object.assign(globalThis, { window: new EventTarget() });
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      get onLine() {
        return network.isOn;
      },
    },
  });
});
afterAll(() => {
  globalThis.fetch = browser.fetch;
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: browser.navigator });
  Reflect.deleteProperty(globalThis, 'window');
});
beforeEach(() => {
  sent.length = 0;
  network.isOn = true;
  globalThis.fetch = async (path, init) => {
    sent.push(`${init?.method} ${String(path)}`);
    if (!network.isOn) throw new TypeError('Failed to fetch');
    return new Response('{"status":true}');
  };
});

function comesBack(): void {
  network.isOn = true;
  window.dispatchEvent(new Event('online'));
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const piece = { body: { pid: 3, quantity: 1 } };

describe('a change without a network', () => {
  it('waits and is sent once when the network is back', async () => {
    network.isOn = false;
    const call = send(addToCart, piece);
    await settled();
    expect(sent).toEqual([]);
    comesBack();
    await expect(call).resolves.toEqual({ status: true });
    comesBack();
    await settled();
    expect(sent).toEqual(['POST /api/store/cart/']);
  });

  it('is sent again, once, if the network goes meanwhile and a repeat does no harm', async () => {
    const usual = globalThis.fetch;
    globalThis.fetch = async (path, init) => {
      if (sent.length === 0) network.isOn = false;
      return usual(path, init);
    };
    const call = send(changeCartItem, { params: { itemId: 7 }, body: { quantity: 2 } });
    await settled();
    comesBack();
    await expect(call).resolves.toEqual({ status: true });
    expect(sent).toHaveLength(2);
    sent.length = 0;
    const order = send(placeOrder, { idempotencyKey: 'key-1' });
    await settled();
    comesBack();
    await order;
    expect(sent).toHaveLength(2);
  });

  it('is not sent again if it may have arrived; the message says offline', async () => {
    const usual = globalThis.fetch;
    globalThis.fetch = async (path, init) => {
      network.isOn = false;
      return usual(path, init);
    };
    await expect(send(addToCart, piece)).rejects.toMatchObject({
      code: 'offline',
      message: 'You’re offline. Please try again when you have a connection!',
    });
    comesBack();
    await settled();
    expect(sent).toHaveLength(1);
  });

  it('is not sent again if it books a difference', async () => {
    const usual = globalThis.fetch;
    globalThis.fetch = async (path, init) => {
      network.isOn = false;
      return usual(path, init);
    };
    const body = { rows: [{ id: 3, available_stock_quantity: 12, stock_before: 10 }] };
    await expect(send(saveProducts, { body })).rejects.toMatchObject({ code: 'offline' });
    comesBack();
    await settled();
    expect(sent).toHaveLength(1);
  });
});
