import { demoShop } from '../../contract/demo-shop';
import { splitDelivery } from './split-delivery';

const rules = { ...demoShop, cash_fee: 30.5 };

describe('what delivery costs', () => {
  it('names the fee for cash apart', () => {
    expect(splitDelivery(90.6, 'Cash on Delivery', rules)).toEqual({ delivery: 60.1, cash: 30.5 });
    expect(splitDelivery(60, 'Online Payment', rules)).toEqual({ delivery: 60, cash: 0 });
  });

  it('never names more than is charged', () => {
    expect(splitDelivery(20, 'Cash on Delivery', rules)).toEqual({ delivery: 0, cash: 20 });
    expect(splitDelivery(0, 'Cash on Delivery', rules)).toEqual({ delivery: 0, cash: 0 });
  });
});
