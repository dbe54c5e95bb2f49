import { routerFormOf } from './router-form';

const stateHeaders = (...state: unknown[]) => ({
  'next-router-state-tree': encodeURIComponent(JSON.stringify(state)),
});
const inShop = stateHeaders('', { children: ['(shop)', { children: ['cart', {}] }] });
const inJournal = stateHeaders('', { children: ['(content)', { children: ['blogs', {}] }] });
const wantsFrame = stateHeaders('', { children: ['(shop)', {}, null, 'refetch'] });
const wantsAll = stateHeaders('', {}, null, 'refetch');
const tree = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };

const findForm = (headers: Record<string, string>) =>
  routerFormOf({ rsc: '1', ...headers }, '(shop)');

describe('the forms in which the router asks for a list', () => {
  it('are the page alone where the frame is on the screen, and else everything', async () => {
    const part = await findForm({ ...inShop, 'next-url': '/cart' });
    expect(part?.headers['next-router-state-tree']).toContain('"(shop)"');
    expect(Object.keys(part?.headers ?? {})).toEqual(['rsc', 'next-router-state-tree']);
    for (const state of [{}, inJournal, wantsFrame, wantsAll]) {
      expect(await findForm(state)).toEqual({ name: 'rsc , ', headers: { rsc: '1' }, hash: '' });
    }
  });

  it('are one for each place in the shop', async () => {
    const other = stateHeaders('', { children: ['(shop)', { children: ['shop', {}] }] });
    expect(await findForm(other)).toBe(await findForm(inShop));
  });

  it('are a few, prefetches among them', async () => {
    const kinds: Record<string, string>[] = [{}, { 'next-router-prefetch': '1' }, tree];
    const pending = kinds.flatMap((kind) =>
      [{}, inShop].map((state) => findForm({ ...kind, ...state })),
    );
    const forms = await Promise.all(pending);
    expect(new Set(forms.map((form) => form?.name)).size).toBe(6);
    expect(new Set(forms.map((form) => form?.hash)).size).toBe(6);
  });

  it.each<Record<string, string>>([
    { rsc: '2' },
    { 'next-router-prefetch': '2' },
    { 'next-router-prefetch': 'constructor' },
    { 'next-router-segment-prefetch': '/_tree' },
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/shop/__PAGE__' },
  ])('are none of %j', async (headers) => {
    expect(await findForm(headers)).toBeUndefined();
  });
});
