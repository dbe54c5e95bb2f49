import { withoutEmpty } from '../../contract/checked-settings';
import { cancelOrder } from '../../contract/order-change';
import { placeOrder } from '../../contract/order';
import { FormRefusal, type Fields, type FormPost } from '../../platform/form-posts/form-post';
import { withParameter } from '../../platform/form-posts/form-address';
import { routes, safeBackTo } from '../../platform/routes';
import { cancelDraft, formatReason } from '../order/change-reasons';
import { checkoutFromCart } from '../order/from-cart';
import { validateFields } from './validate-fields';

const checkoutPath = ({ address1 = '' }: Fields) =>
  /^\d{1,9}$/.test(address1)
    ? withParameter(checkoutFromCart, 'address', address1)
    : checkoutFromCart;

/**
 * Places an order with cash on delivery. The page sends the figures that it showed and an
 * idempotency key: the same page sent twice makes one order.
 */
export const orderPost: FormPost = {
  page: checkoutPath,
  run: async (fields, store) => {
    const { key = '', ...sent } = fields;
    if (!/^[0-9a-f]{32}$/.test(key)) throw new FormRefusal('Check your order and try again.');
    if (sent['pay_type'] === 'Online Payment') {
      throw new FormRefusal(
        'Online payment needs JavaScript. Choose Cash on Delivery, or try again once the page has loaded.',
      );
    }
    const body = await validateFields(placeOrder.body, {
      ...withoutEmpty(sent),
      sale_status: 'Quotation Sent',
    });
    const { order_id: orderId } = await store(placeOrder, { body, idempotencyKey: key });
    return { to: routes.order(orderId), message: 'Your order has been placed!' };
  },
};

const orderPage = (fields: Fields) =>
  safeBackTo(routes.order(encodeURIComponent(fields['order_id'] ?? '')), routes.orders);

export const cancelPost: FormPost = {
  page: orderPage,
  run: async (fields, store) => {
    const draft = await validateFields(cancelDraft, withoutEmpty(fields));
    const { message } = await store(cancelOrder, {
      params: { orderId: fields['order_id'] ?? '' },
      body: { reason: formatReason(draft) },
    });
    return { to: orderPage(fields), message };
  },
};
