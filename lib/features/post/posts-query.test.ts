import { postsHref, parsePostsQuery } from './posts-query';

describe('the address of the journal', () => {
  it.each([
    [{}, { page: 1, month: undefined, topic: undefined }],
    [{ page: '2' }, { page: 2, month: undefined, topic: undefined }],
    [{ publish_filter: '2026-11' }, { page: 1, month: '2026-11', topic: undefined }],
    [{ topic: 'Buying well' }, { page: 1, month: undefined, topic: 'Buying well' }],
    [
      { publish_filter: '', mobile: 'true' },
      { page: 1, month: undefined, topic: undefined },
    ],
  ])('reads %j', (params, view) => {
    expect(parsePostsQuery(params)).toEqual(view);
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: 'two' },
    { page: '01' },
    { page: ['1', '2'] },
    { publish_filter: '2026-13' },
    { publish_filter: 'november' },
    { topic: 'x'.repeat(41) },
    { topic: ['a', 'b'] },
  ])('names no view with %j', (params) => {
    expect(parsePostsQuery(params)).toBeNull();
  });

  it('is the bare path for the first page', () => {
    expect(postsHref({ page: 1, month: undefined, topic: undefined })).toBe('/blogs');
    expect(postsHref({ page: 2, month: undefined, topic: undefined })).toBe('/blogs?page=2');
    expect(postsHref({ page: 2, month: '2026-11', topic: undefined })).toBe(
      '/blogs?publish_filter=2026-11&page=2',
    );
    expect(postsHref({ page: 2, month: undefined, topic: 'Buying well' })).toBe(
      '/blogs?topic=Buying+well&page=2',
    );
  });
});
