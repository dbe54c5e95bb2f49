import { withParameter } from '../../platform/form-posts/form-address';
import { routes } from '../../platform/routes';

/** Query parameter of the checkout by which the cart sends its reader without scripts. */
export const fromCart = { name: 'from', value: 'cart' } as const;

/** The checkout, for those who come from the cart. */
export const checkoutFromCart = withParameter(routes.checkout, fromCart.name, fromCart.value);
