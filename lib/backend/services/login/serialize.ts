import { companyId } from '../../../contract/envelope.ts';
import type { LoginData } from '../../../contract/login.ts';
import { shownEmail } from '../account/contact-state.ts';
import { toCartTotals } from '../cart/serialize.ts';
import type { OpenedSession } from './open-session.ts';

/** Maps a session to the answer of both login endpoints. */
export function toLoginAnswer(session: OpenedSession): {
  data: LoginData;
  allow_company_list: number[];
  device: string;
} {
  const { token, device, customer, cart, wishlistItems, isMember } = session;
  return {
    data: {
      token,
      id: customer.id,
      first_name: customer.firstName,
      last_name: customer.lastName,
      email: shownEmail(customer),
      phone_no: customer.mobile ?? '',
      cart_counter: cart.counter,
      cart_totals: { final_total: toCartTotals(cart).final_total },
      wishlist_counter: wishlistItems,
      is_sose_elite_user: isMember,
      is_staff: customer.isStaff,
      is_superuser: customer.isSuperuser,
    },
    allow_company_list: [companyId],
    device,
  };
}
