import { newShop } from '../contract/new-shop';
import { shopFromSettings } from './shop-settings';

describe('shopFromSettings', () => {
  it('is a new shop where nothing is set', () => {
    expect(shopFromSettings({ SHOP_NAME: ' ', SHOP_CITY: '' })).toMatchObject({
      phone: newShop.phone,
      switched_off: [],
    });
  });

  it('takes what is set, trimmed, and nothing else', () => {
    const shop = shopFromSettings({ SHOP_NAME: ' Vana ', SHOP_CITY: 'Pune', shipping_fee: '0' });
    expect(shop).toMatchObject({ name: 'Vana', city: 'Pune', email: '' });
  });
});
