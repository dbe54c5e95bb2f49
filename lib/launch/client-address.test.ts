import type { IncomingMessage } from 'node:http';
import { clientAddress } from './client-address';

const request = (forwardedFor?: string) =>
  ({
    headers: forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  it('is the caller’s own where no proxy stands before the store', () => {
    expect(clientAddress(request(), 0)).toBe('10.0.0.1');
  });

  it('takes no notice of what a caller claims', () => {
    expect(clientAddress(request('127.0.0.1'), 0)).toBe('10.0.0.1');
    expect(clientAddress(request('127.0.0.1, 203.0.113.7'), 1)).toBe('203.0.113.7');
  });

  it('is what the outermost of our proxies has noted', () => {
    expect(clientAddress(request('203.0.113.7, 10.0.0.2'), 2)).toBe('203.0.113.7');
  });

  it('is the farthest known where a proxy is missing', () => {
    expect(clientAddress(request(), 2)).toBe('10.0.0.1');
  });
});
