import type { OrderLine } from '../../contract/order';
import { orderFigures } from './order-figures';

const line = (quantity: number): OrderLine => ({
  id: quantity,
  product_id: 7,
  product_name: 'Lakadong turmeric powder',
  product_image: null,
  quantity,
  selling_price: 299,
  tax_name: 'GST 5%',
  product_total: 299 * quantity,
  is_rated: false,
  product_rating_by_user: null,
  product_review_by_user: null,
  returnable_quantity: quantity,
});

describe('orderFigures', () => {
  it('adds the discount back to what the goods cost', () => {
    const figures = orderFigures({
      total: 538.2,
      discount_amt: 59.8,
      shipping_amt: 130,
      cash_fee_amt: 30,
      final_total: 668.2,
      tax_amt: 25.63,
      product_info: [line(1), line(2)],
    });
    expect(figures).toEqual({
      pieces: 3,
      goods: 598,
      delivery: 100,
      payable: 668.2,
      tax: 25.63,
    });
  });

  it('leaves out the cash of parcels that did not arrive', () => {
    const amounts = { total: 300, discount_amt: 0, shipping_amt: 74, tax_amt: 0, product_info: [] };
    const order = { ...amounts, final_total: 374, uncollected_amt: 199 };
    expect(orderFigures(order).payable).toBe(175);
  });

  it('is exact to the paisa', () => {
    const amounts = {
      shipping_amt: 0,
      final_total: 0.3,
      tax_amt: 0,
      product_info: [],
    };
    expect(orderFigures({ total: 0.1, discount_amt: 0.2, ...amounts }).goods).toBe(0.3);
  });
});
