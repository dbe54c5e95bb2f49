import * as calls from '../../contract/cart.ts';
import { route, type Router } from '../http/route.ts';
import { invalid } from '../errors.ts';
import { addCartLine } from '../services/cart/add-cart-line.ts';
import { changeCartLine, removeCartLine } from '../services/cart/change-cart-line.ts';
import { countGuestAdd } from '../services/cart/guest-rows.ts';
import { replaceCartProduct } from '../services/cart/replace-cart-product.ts';
import { readCart } from '../services/cart/read-cart.ts';
import { toCart, toCartChange } from '../services/cart/serialize.ts';

export function cartRoutes(router: Router): void {
  route(router, calls.getCart, async ({ context, caller }) =>
    toCart(await readCart(context, caller)),
  );
  route(router, calls.addToCart, async ({ context, caller, body, clientAddress }) => {
    await countGuestAdd(context, router.limits, caller, clientAddress);
    const line = { productId: body.pid, quantity: body.quantity };
    return toCartChange('Product added to cart!', await addCartLine(context, caller, line));
  });
  route(router, calls.changeCartItem, async ({ context, caller, body, idParam }) => {
    const itemId = idParam('itemId', 'Cart item');
    const { pid: productId, quantity } = body;
    if (productId !== undefined) {
      const change = { itemId, productId, quantity };
      return toCartChange('Cart updated!', await replaceCartProduct(context, caller, change));
    }
    if (quantity === undefined) throw invalid({ quantity: ['Quantity is required'] });
    return toCartChange(
      'Quantity updated!',
      await changeCartLine(context, caller, { itemId, quantity }),
    );
  });
  route(router, calls.removeCartItem, async ({ context, caller, idParam }) =>
    toCartChange(
      'Product removed from cart!',
      await removeCartLine(context, caller, idParam('itemId', 'Cart item')),
    ),
  );
}
