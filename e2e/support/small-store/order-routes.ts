import type { Hono } from 'hono';
import { requireCustomer } from './caller.ts';
import { placeOrder } from './place-order.ts';
import { readBody, readInteger } from './read-body.ts';
import { Refusal, invalid, notFound } from './refusal.ts';
import { repeatOnce } from './repeat-once.ts';
import type { Customer, Order, State } from './state.ts';

const PER_PAGE = 50;

export function orderRoutes(app: Hono, state: State): void {
  const requireOrder = (customer: Customer, wanted: string): Order => {
    const order = state.orders.find(({ id }) => id === wanted);
    if (order?.customerId !== customer.id) throw notFound('Order');
    return order;
  };
  app.post('/orders', async (c) => {
    const customer = requireCustomer(state, c);
    const body = await readBody(c);
    return repeatOnce(state, c, { owner: String(customer.id), body }, () => ({
      order_id: placeOrder(state, customer, body).id,
      message: 'Your order has been placed!',
    }));
  });
  app.get('/web/orders/list', (c) => {
    const customer = requireCustomer(state, c);
    const page = readInteger(c, 'page', 1);
    const own = state.orders.filter(({ customerId }) => customerId === customer.id);
    const names = ['order_id', 'order_date', 'final_total', 'pay_type', 'sale_status'];
    return c.json({
      status: true,
      data: own
        .slice((page - 1) * PER_PAGE, page * PER_PAGE)
        .map(({ data }) => Object.fromEntries(names.map((name) => [name, data[name]]))),
      total_pages: Math.ceil(own.length / PER_PAGE),
    });
  });
  app.get('/orders/:id', (c) => {
    const order = requireOrder(requireCustomer(state, c), c.req.param('id'));
    return c.json({ status: true, data: order.data });
  });
  app.post('/orders/:id/cancel', async (c) => {
    const customer = requireCustomer(state, c);
    const order = requireOrder(customer, c.req.param('id'));
    const { reason } = await readBody(c);
    if (typeof reason !== 'string' || reason.trim() === '') {
      throw invalid({ reason: ['Please say why you cancel'] });
    }
    if (order.data.order_status !== 'Pending') {
      throw new Refusal(409, 'This order cannot be cancelled');
    }
    order.data.order_status = 'Cancelled';
    for (const { productId, quantity } of order.pieces) {
      const product = state.products.find(({ id }) => id === productId);
      if (product && product.stock !== null) product.stock += quantity;
    }
    return c.json({ status: true, message: 'Your order is cancelled', data: order.data });
  });
}
