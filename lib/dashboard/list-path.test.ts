import { changedQuery, listPath, nextSort, toViewQuery } from './list-path';

describe('what a list is asked for', () => {
  it('stands in its path, escaped, without what is empty', () => {
    const call = { path: '/staff/orders/{id}/lines/' };
    expect(listPath(call, { search: 'a b&c', page: '', status: 'Packed' }, { id: 7 })).toBe(
      '/staff/orders/7/lines/?search=a+b%26c&status=Packed',
    );
    expect(listPath({ path: '/staff/leads/' }, {})).toBe('/staff/leads/');
  });

  it('begins on the first page where its rows are others', () => {
    expect(changedQuery({ page: '3', status: 'Packed' }, { status: 'Shipped' })).toEqual({
      status: 'Shipped',
    });
    expect(changedQuery({ page: '3', status: 'Packed' }, { page: '4' })).toEqual({
      page: '4',
      status: 'Packed',
    });
    expect(changedQuery({ status: 'Packed' }, { status: null })).toEqual({});
  });

  it('is the same view on any page and in any order', () => {
    expect(toViewQuery({ status: 'Packed', page: '3', is_gift: 'true' })).toBe(
      'is_gift=true&status=Packed',
    );
    expect(toViewQuery({ page: '2' })).toBe('');
  });

  it('is sorted up, down, and as it was, by one column', () => {
    expect(nextSort(undefined, 'name')).toBe('name');
    expect(nextSort('name', 'name')).toBe('-name');
    expect(nextSort('-name', 'name')).toBeNull();
    expect(nextSort('price', 'name')).toBe('name');
  });
});
