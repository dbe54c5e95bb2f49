import { mayPrefetch } from './network';

function connect(connection: Navigator['connection']) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

afterEach(() => connect(undefined));

describe('fetching pages ahead', () => {
  it.each([
    [true, undefined],
    [true, {}],
    [true, { effectiveType: '4g' }],
    [true, { saveData: false, effectiveType: '4g' }],
    [false, { saveData: true, effectiveType: '4g' }],
    [false, { saveData: true }],
    [false, { effectiveType: '3g' }],
    [false, { effectiveType: '2g' }],
    [false, { effectiveType: 'slow-2g' }],
  ])('is %s with %j', (may, connection) => {
    connect(connection);
    expect(mayPrefetch()).toBe(may);
  });
});
