import { limitedStream } from './limited-stream';

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
