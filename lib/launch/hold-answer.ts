import type { ServerResponse } from 'node:http';
import { bytesOf, callBack } from './body-part.ts';

/**
 * Holds back the body of an answer if `isHeld`, called before anything is sent, returns true; calls
 * `finish` with the whole body, which then sends it. An answer that the client no longer waits for
 * has no end.
 */
export function holdAnswer(
  response: ServerResponse,
  isHeld: () => boolean,
  finish: (body: string) => void,
): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const flushHeaders = response.flushHeaders.bind(response);
  const parts: Buffer[] = [];
  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders();
  };
  response.write = ((...sent: Parameters<typeof write>) => {
    if (!isHeld()) return write(...sent);
    parts.push(bytesOf(sent[0]));
    callBack(sent);
    return true;
  }) as typeof response.write;
  response.end = ((...sent: Parameters<typeof end>) => {
    if (!isHeld()) return end(...sent);
    parts.push(bytesOf(sent[0]));
    response.write = write;
    response.end = end;
    response.flushHeaders = flushHeaders;
    callBack(sent);
    finish(Buffer.concat(parts).toString());
    return response;
  }) as typeof response.end;
}
