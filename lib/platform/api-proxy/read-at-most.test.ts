import { readAtMost } from './read-at-most';

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
