import type { Hono } from 'hono';
import { requireBasket } from './caller.ts';
import { createFieldReader, readBody } from './read-body.ts';
import { Refusal, notFound } from './refusal.ts';
import type { Basket, Product, State } from './state.ts';
import { cartTotals, picturePath, listLines, findMaxUnits, toRupees } from './totals.ts';

const quantityRule = { message: 'Please set the quantity greater than 0!', max: 1_000_000 };

export const tooMany = (product: Product) =>
  new Refusal(409, `Only ${findMaxUnits(product)} of ${product.name} are available`, {
    code: 'quantity_unavailable',
    available_quantity: findMaxUnits(product),
  });

const toCart = (state: State, basket: Basket) => ({
  status: true,
  data: listLines(state, basket).map(({ id, product, quantity, total }) => ({
    id,
    product: product.name,
    product_id: product.id,
    product_image: picturePath,
    quantity,
    selling_price: toRupees(product.price),
    total: toRupees(total),
    available_quantity: product.stock,
  })),
  cart_totals: cartTotals(state, basket),
});

const toChange = (state: State, basket: Basket, message: string) => {
  const cart = toCart(state, basket);
  return { ...cart, message, cart_counter: cart.cart_totals.cart_counter };
};

export function cartRoutes(app: Hono, state: State): void {
  const requireProduct = (wanted: number | undefined) => {
    const product = state.products.find(({ id }) => id === wanted);
    if (!product) throw notFound('Product');
    return product;
  };
  const requireLine = (basket: Basket, wanted: string) => {
    const line = basket.lines.find(({ id }) => String(id) === wanted);
    if (!line) throw notFound('Cart item');
    return line;
  };
  app.get('/cart', (c) => c.json(toCart(state, requireBasket(state, c))));
  app.post('/cart', async (c) => {
    const basket = requireBasket(state, c);
    const fields = createFieldReader(await readBody(c));
    const pid = fields.whole('pid', { message: 'pid is required' });
    const quantity = fields.whole('quantity', quantityRule) ?? 0;
    fields.check();
    const product = requireProduct(pid);
    const line = basket.lines.find(({ productId }) => productId === product.id);
    const wanted = (line?.quantity ?? 0) + quantity;
    if (wanted > findMaxUnits(product)) throw tooMany(product);
    if (line) line.quantity = wanted;
    else basket.lines.push({ id: state.nextId(), productId: product.id, quantity });
    return c.json(toChange(state, basket, 'Product added to cart!'), 201);
  });
  app.patch('/cart/:id', async (c) => {
    const basket = requireBasket(state, c);
    const line = requireLine(basket, c.req.param('id'));
    const fields = createFieldReader(await readBody(c));
    const quantity = fields.whole('quantity', quantityRule) ?? 0;
    fields.check();
    const product = requireProduct(line.productId);
    if (quantity > findMaxUnits(product)) throw tooMany(product);
    line.quantity = quantity;
    return c.json(toChange(state, basket, 'Quantity updated!'));
  });
  app.delete('/cart/:id', (c) => {
    const basket = requireBasket(state, c);
    const line = requireLine(basket, c.req.param('id'));
    basket.lines = basket.lines.filter((one) => one !== line);
    return c.json(toChange(state, basket, 'Product removed from cart!'));
  });

  app.get('/listwish', (c) => {
    const { wishes } = requireBasket(state, c);
    const data = wishes.map(({ id, productId }) => {
      const product = requireProduct(productId);
      return {
        id,
        product_id: product.id,
        name: product.name,
        images: [picturePath],
        product_price: toRupees(product.price),
        base_price: toRupees(product.mrp),
        available_stock_quantity: findMaxUnits(product) || null,
      };
    });
    return c.json({ status: true, data });
  });
  app.post('/wishlist', async (c) => {
    const basket = requireBasket(state, c);
    const fields = createFieldReader(await readBody(c));
    const pid = fields.whole('pid', { message: 'pid is required' });
    fields.check();
    const product = requireProduct(pid);
    const remaining = basket.wishes.filter(({ productId }) => productId !== product.id);
    const isRemoved = remaining.length < basket.wishes.length;
    if (!isRemoved) remaining.unshift({ id: state.nextId(), productId: product.id });
    basket.wishes = remaining;
    const message = isRemoved ? 'Removed from wishlist' : 'Added in wishlist';
    return c.json({ status: true, message, wishlist_counter: remaining.length });
  });
}
