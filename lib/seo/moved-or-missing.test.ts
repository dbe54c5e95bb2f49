import { site } from '../platform/site';
import { movedOrMissing } from './moved-or-missing';
import { readRedirect } from '../platform/middleware/read-redirect';

jest.mock('../platform/middleware/read-redirect', () => ({ readRedirect: jest.fn() }));
jest.mock('next/navigation', () => ({
  notFound: () => {
    throw new Error('404');
  },
  permanentRedirect: (address: string) => {
    throw new Error(`308 ${address}`);
  },
}));

const moved = jest.mocked(readRedirect);

describe('a page that has found nothing', () => {
  it('answers 404 where its address has not moved', async () => {
    moved.mockResolvedValue(null);
    await expect(movedOrMissing('/blogs/7/old')).rejects.toThrow('404');
    expect(moved).toHaveBeenLastCalledWith('/blogs/7/old');
  });

  it.each([
    ['/shop?category=2', '/shop?category=2'],
    ['/products/7/घी#reviews', '/products/7/%E0%A4%98%E0%A5%80#reviews'],
    [`${site.url()}/faq`, '/faq'],
    ['https://journal.example.in/a', 'https://journal.example.in/a'],
  ])('leads on to %s', async (target, address) => {
    moved.mockResolvedValue(target);
    await expect(movedOrMissing('/event/7')).rejects.toThrow(`308 ${address}`);
  });
});
