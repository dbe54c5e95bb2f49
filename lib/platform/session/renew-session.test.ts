import { renewSession } from './renew-session';
import { refreshSession } from './use-session';

jest.mock('./use-session', () => ({ refreshSession: jest.fn() }));
jest.mock('next-auth/react', () => ({
  get getCsrfToken() {
    if (isChunkMissing) throw new Error('Loading chunk 7 failed');
    return async () => 'token';
  },
}));

let isChunkMissing = false;
const log = jest.spyOn(console, 'error').mockImplementation();
const post = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response());

beforeEach(() => {
  isChunkMissing = false;
  jest.clearAllMocks();
});

describe('renewSession', () => {
  it('renews the cookie and reads the session again', async () => {
    await renewSession();
    expect(post).toHaveBeenCalledTimes(1);
    expect(refreshSession).toHaveBeenCalledTimes(1);
    expect(log).not.toHaveBeenCalled();
  });

  it('does not fail what was saved before, if next-auth cannot be loaded', async () => {
    isChunkMissing = true;
    await expect(renewSession()).resolves.toBeUndefined();
    expect(refreshSession).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('logs a refusal', async () => {
    post.mockImplementationOnce(async () => new Response(null, { status: 500 }));
    await renewSession();
    expect(refreshSession).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
