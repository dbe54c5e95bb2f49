import { limitedStream, readAtMost, answerLimitMs } from './limited-stream';

const encoded = new TextEncoder();

describe('limitedStream', () => {
  it('passes on a body that is short enough', async () => {
    const { body, isTooLong } = limitedStream(new Blob(['one ', 'two']).stream(), 7);
    expect(await new Response(body).text()).toBe('one two');
    expect(isTooLong()).toBe(false);
  });

  it('breaks off a longer one, and reads no further', async () => {
    const cancel = jest.fn();
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 1;
        controller.enqueue(encoded.encode('12345'));
      },
      cancel,
    });
    const { body, isTooLong } = limitedStream(endless, 12);
    await expect(new Response(body).text()).rejects.toThrow('too long');
    expect(isTooLong()).toBe(true);
    expect(pulled).toBeLessThan(10);
    expect(cancel).not.toHaveBeenCalled();
  });
});

const inChunks = (...parts: string[]) =>
  new Request('http://store.example.in/', {
    method: 'POST',
    body: new Blob(parts).stream(),
    // Node requires this for a stream body.
    ...{ duplex: 'half' },
  });
const readText = async (request: Request, maxBytes: number) => {
  const bytes = await readAtMost(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
};

describe('readAtMost', () => {
  it('gives a body that is short enough, also an empty one', async () => {
    expect(await readText(inChunks('one ', 'two'), 7)).toBe('one two');
    expect(await readText(new Request('http://store.example.in/', { method: 'POST' }), 7)).toBe('');
  });

  it('stops at a longer one, whether it says how long it is or not', async () => {
    expect(await readText(inChunks('one ', 'two!'), 7)).toBeUndefined();
    const headers = { 'content-length': '8' };
    const requestWithLength = new Request('http://store.example.in/', {
      method: 'POST',
      body: 'x',
      headers,
    });
    expect(await readText(requestWithLength, 7)).toBeUndefined();
  });
});

/**
 * Milliseconds that the store API may take: to get a connection, for one statement, and for the
 * gateway to answer.
 */
const longestChangeMs = 5_000 + 15_000;

describe('T30: how long an answer is waited for', () => {
  it.each(['/cart/', '/orders/', '/user/profile/'])('ten seconds where %s is read', (path) => {
    expect(answerLimitMs('GET', path)).toBe(10_000);
    expect(answerLimitMs('HEAD', path)).toBe(10_000);
  });

  it.each(['POST', 'PATCH', 'DELETE'])('longer than the API works where it is a %s', (method) => {
    expect(answerLimitMs(method, '/orders/')).toBeGreaterThan(longestChangeMs);
  });

  it('longer for the back office and for uploads', () => {
    expect(answerLimitMs('GET', '/staff/orders/')).toBeGreaterThan(longestChangeMs);
    expect(answerLimitMs('POST', '/user/profile/picture/', true)).toBe(300_000);
  });
});
