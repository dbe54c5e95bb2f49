import { postsHref, parsePostsQuery } from './posts-query';

describe('the address of the journal', () => {
  it.each([
    [{}, { page: 1, month: undefined }],
    [{ page: '2' }, { page: 2, month: undefined }],
    [{ publish_filter: '2026-11' }, { page: 1, month: '2026-11' }],
    [
      { publish_filter: '', mobile: 'true' },
      { page: 1, month: undefined },
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
  ])('names no view with %j', (params) => {
    expect(parsePostsQuery(params)).toBeNull();
  });

  it('is the bare path for the first page', () => {
    expect(postsHref({ page: 1, month: undefined })).toBe('/blogs');
    expect(postsHref({ page: 2, month: undefined })).toBe('/blogs?page=2');
    expect(postsHref({ page: 2, month: '2026-11' })).toBe('/blogs?publish_filter=2026-11&page=2');
  });
});
