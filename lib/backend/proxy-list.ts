import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

/** `private` is our name for `uniquelocal` of proxy-addr. */
export const proxyList = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .map((part) => (part === 'private' ? 'uniquelocal' : part));

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];

/* Checked here because proxy-addr would read `1` as the address 0.0.0.1. */
const isProxy = (part: string) => proxyNames.includes(part) || isIP(part.split('/')[0] ?? '') !== 0;

/** Whether a text is a list of addresses, CIDRs and words that proxy-addr reads. */
export function isProxyList(text: string): boolean {
  const list = proxyList(text);
  try {
    proxyAddr.compile(list);
    return list.every(isProxy);
  } catch {
    return false;
  }
}

const loopback = /^(?:::1|(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;

export const isLoopback = (address: string): boolean => loopback.test(address);
