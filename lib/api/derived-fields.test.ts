import { getOrder, listOrders } from '../contract/order';
import { getPost, listPosts } from '../contract/post';
import { listEvents } from '../contract/event';
import { listReviews } from '../contract/review';
import { listStores } from '../contract/store';
import { listSubscriptions } from '../contract/subscription';
import { listWishlist } from '../contract/wishlist';
import { readAnswer } from './read-answer';

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const answered = (body: object) => JSON.stringify({ status: true, ...body });

const post = {
  id: 3,
  title: 'Honey',
  content: '<p>From  the <b>hills</b>.</p>',
  banner: null,
  banner_url: null,
  published_at: '2026-10-20T09:00:00+05:30',
};

describe('fields that follow from others', () => {
  it('give a post its summary and its last change', () => {
    const [found] = readAnswer(listPosts, answered({ blogs: [post], total_pages: 1 })).blogs;
    expect(found).toMatchObject({ summary: 'From the hills.', updated_at: post.published_at });
    const page = readAnswer(getPost, answered({ blogData: post, nextPost: null }));
    expect([page.nextPost, page.previousPost]).toEqual([null, null]);
  });

  it('leave out a post without a title or with a day that is none', () => {
    const blogs = [{ ...post, title: null }, { ...post, published_at: 'soon' }, post];
    expect(readAnswer(listPosts, answered({ blogs, total_pages: 1 })).blogs).toHaveLength(1);
  });

  it('end an event where it begins', () => {
    const event = { id: 1, title: 'Walk', event_image: null, start_datetime: post.published_at };
    const [found] = readAnswer(listEvents, answered({ events: [event] })).events;
    expect(found).toMatchObject({ end_datetime: post.published_at, category: 'Physical Event' });
  });

  it('number stores, reviews and months of a membership', () => {
    const store = {
      store_name: 'Law Garden',
      city: 'Surat',
      state_obj: { id: 1, name: 'Gujarat' },
    };
    const { store_section_data: stores } = readAnswer(
      listStores,
      answered({ store_section_data: [store], cities: [] }),
    );
    expect(stores[0]).toMatchObject({ id: 1, city_obj: { name: 'Surat' }, mobile_no: '' });
    const review = { name: 'Asha', rating: 5, review: '', published_at: post.published_at };
    const { reviews } = readAnswer(
      listReviews,
      answered({ product_id: 1, product_name: 'Tea', reviews: [review, review] }),
    );
    expect(reviews.map(({ id }) => id)).toEqual([1, 2]);
    const month = { user_data: { name: 'Asha' }, is_active: true };
    expect(readAnswer(listSubscriptions, answered({ data: [month] })).data[0]).toMatchObject({
      id: 1,
      is_cancellable: false,
      refund: null,
    });
  });

  it('make a wish of a product', () => {
    const wish = { id: 4, name: 'Tea', images: [], product_price: 90 };
    const { data } = readAnswer(listWishlist, answered({ data: [wish] }));
    expect(data[0]).toMatchObject({
      product_id: 4,
      base_price: 90,
      available_stock_quantity: null,
    });
  });

  it('say how an order stands', () => {
    const row = {
      order_id: 'SO-1',
      order_date: post.published_at,
      final_total: 190,
      pay_type: 'Cash on Delivery',
      sale_status: 'Sales Order',
    };
    expect(readAnswer(listOrders, answered({ data: [row], total_pages: 1 })).data[0]).toMatchObject(
      {
        order_status: 'Confirmed',
      },
    );
    const line = { id: 4, product_name: 'Tea', quantity: 2, selling_price: 95, product_total: 190 };
    const { data } = readAnswer(getOrder, answered({ data: { ...row, product_info: [line] } }));
    expect(data).toMatchObject({ total: 190, returns: [], timeline: [], invoice_number: null });
    expect(data.product_info[0]).toMatchObject({ product_id: 4, returnable_quantity: 0 });
  });
});
