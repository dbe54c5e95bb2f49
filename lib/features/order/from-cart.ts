import { withParameter } from '../../platform/form-posts/form-address';
import { routes } from '../../platform/routes';

/** Query parameter with which the cart links to the checkout for browsers without scripts. */
export const fromCart = { name: 'from', value: 'cart' } as const;

export const checkoutFromCart = withParameter(routes.checkout, fromCart.name, fromCart.value);
