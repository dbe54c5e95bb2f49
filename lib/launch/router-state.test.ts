import { hasReadableRouterState } from './router-state';

/*
 * `router-state.ts` calls a function that Next does not export in public: this fails where it
 * changes.
 */

const stateHeaders = (state: string) => ({ 'next-router-state-tree': state });
const tree = [
  '',
  { children: ['shop', { children: ['__PAGE__', {}, null, null, 0] }, null, null, 0] },
  null,
  null,
  16,
];

describe('what the router of Next says to be on the screen', () => {
  it('is read where Next wrote it, and may be left out', () => {
    expect(hasReadableRouterState({})).toBe(true);
    expect(hasReadableRouterState(stateHeaders(encodeURIComponent(JSON.stringify(tree))))).toBe(
      true,
    );
  });

  it.each(['x', '%', '[]', '%5B1%5D', encodeURIComponent('{"a":1}')])(
    'is refused as %j',
    (state) => {
      expect(hasReadableRouterState(stateHeaders(state))).toBe(false);
    },
  );
});
