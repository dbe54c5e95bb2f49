import { hearTabs, tellTabs } from './tabs';

const page = new EventTarget();
const opened: FakeChannel[] = [];

class FakeChannel extends EventTarget {
  isOpen = true;
  constructor() {
    super();
    opened.push(this);
  }
  postMessage() {}
  close() {
    this.isOpen = false;
  }
}

beforeAll(() => {
  Object.assign(globalThis, { window: page, BroadcastChannel: FakeChannel });
});

const turn = (type: 'pagehide' | 'pageshow', persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event(type), { persisted }));
const say = (channel: FakeChannel | undefined, data: string) =>
  channel?.dispatchEvent(new MessageEvent('message', { data }));

describe('a page that is left', () => {
  it('has no open channel, and hears again when one comes back', () => {
    const [heard, onReturn] = [jest.fn(), jest.fn()];
    const stop = hearTabs(heard, onReturn);
    say(opened.at(-1), 'cart');
    expect(heard.mock.calls).toEqual([['cart']]);

    turn('pagehide', true);
    expect(opened.filter(({ isOpen }) => isOpen)).toEqual([]);
    expect(onReturn).not.toHaveBeenCalled();

    turn('pageshow', true);
    expect(onReturn).toHaveBeenCalledTimes(1);
    say(opened.at(-1), 'logout');
    expect(heard.mock.calls).toEqual([['cart'], ['logout']]);

    stop();
    turn('pageshow', true);
    say(opened.at(-1), 'cart');
    expect(onReturn).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('is not taken for one that comes back when it is shown first', () => {
    const onReturn = jest.fn();
    const stop = hearTabs(jest.fn(), onReturn);
    turn('pageshow', false);
    expect(onReturn).not.toHaveBeenCalled();
    stop();
  });

  it('can still tell the others on its way out', () => {
    turn('pagehide', true);
    tellTabs('logout');
    expect(opened.at(-1)?.isOpen).toBe(true);
    turn('pagehide', true);
  });
});
