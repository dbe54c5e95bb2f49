import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { nameTargetOnce } from './one-location';

function response(): ServerResponse {
  const made = new ServerResponse(new IncomingMessage(new Socket()));
  nameTargetOnce(made);
  return made;
}

describe('nameTargetOnce', () => {
  it('keeps one target where it is set and appended', () => {
    const redirect = response();
    redirect.setHeader('location', '/shop');
    redirect.appendHeader('Location', '/shop');
    expect(redirect.getHeader('location')).toBe('/shop');
  });

  it('keeps the target where it is appended alone', () => {
    const redirect = response();
    redirect.appendHeader('location', '/shop');
    expect(redirect.getHeader('location')).toBe('/shop');
  });

  it('leaves other headers alone', () => {
    const page = response();
    page.appendHeader('set-cookie', 'a=1');
    page.appendHeader('set-cookie', 'b=2');
    expect(page.getHeader('set-cookie')).toEqual(['a=1', 'b=2']);
  });
});
