import { mutate } from 'swr';
import { hasPersonLeft } from './use-session';

const nila = { id: '7', firstName: 'Nila', lastName: 'Rao', isStaff: false };
const key = '/api/auth/session';

function answerWith(user: object | undefined) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(user ? { user } : {}));
}

afterEach(() => jest.restoreAllMocks());

describe('whether the person has left', () => {
  it.each([
    [true, 'a logout', nila, undefined],
    [true, 'the login of somebody else', nila, { ...nila, id: '8' }],
    [false, 'a change of the name', nila, { ...nila, firstName: 'Nilima' }],
    [false, 'a login', null, nila],
    [false, 'nothing', null, undefined],
  ])('is %s after %s', async (hasLeft, _, before, after) => {
    await mutate(key, before, { revalidate: false });
    answerWith(after);
    expect(await hasPersonLeft()).toBe(hasLeft);
    await mutate(key, (now: unknown) => {
      expect(now).toEqual(after ?? null);
      return now;
    });
  });

  it('is not known while the session cannot be read', async () => {
    await mutate(key, nila, { revalidate: false });
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('', { status: 503 }));
    await expect(hasPersonLeft()).rejects.toThrow('503');
  });
});
