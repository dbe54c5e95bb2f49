import type { Hono } from 'hono';
import { requireCustomer } from './caller.ts';
import { createFieldReader, readBody } from './read-body.ts';
import { notFound } from './refusal.ts';
import type { Review, State } from './state.ts';
import { picturePath } from './totals.ts';

const toReview = ({ id, name, rating, review, published_at }: Review) => ({
  id,
  name,
  rating,
  review,
  published_at,
});

export function reviewsOf(state: State, productId: number) {
  const found = state.reviews.filter((review) => review.productId === productId);
  const sum = found.reduce((all, { rating }) => all + rating, 0);
  return {
    reviews: found.map(toReview),
    average: found.length === 0 ? 0 : Math.round((sum / found.length) * 10) / 10,
  };
}

export function reviewRoutes(app: Hono, state: State): void {
  const requireProduct = (id: string) => {
    const product = state.products.find((one) => one.id === Number(id));
    if (!product) throw notFound('Product');
    return product;
  };
  app.get('/rating_review/:id', (c) => {
    const product = requireProduct(c.req.param('id'));
    const { reviews, average } = reviewsOf(state, product.id);
    return c.json({
      status: true,
      product_id: product.id,
      product_name: product.name,
      product_image: picturePath,
      average_rating: average,
      review_count: reviews.length,
      reviews,
    });
  });
  app.post('/rating_review/:id', async (c) => {
    const customer = requireCustomer(state, c);
    const product = requireProduct(c.req.param('id'));
    const fields = createFieldReader(await readBody(c));
    const rating = fields.whole('rating', { message: 'Rating must be 1 to 5', max: 5 }) ?? 0;
    const text = fields.text('review', { message: 'Too long', maxLength: 4_000, isOptional: true });
    fields.check();
    const review: Review = {
      id: state.nextId(),
      customerId: customer.id,
      productId: product.id,
      name: `${customer.firstName} ${customer.lastName}`,
      rating,
      review: text,
      published_at: new Date().toISOString(),
    };
    const isSame = (one: Review) => one.customerId === customer.id && one.productId === product.id;
    state.reviews = [review, ...state.reviews.filter((one) => !isSame(one))];
    return c.json({ status: true, message: 'Thank you!', data: toReview(review) }, 201);
  });
}
