import { readExtension } from '../../api/server';
import { getMembershipPlan, type MembershipPlan } from '../../contract/membership';
import { membershipPrice } from '../../platform/shop-settings';

/** The price is 0 if it is unknown. */
export async function readMembershipPlan(): Promise<MembershipPlan> {
  const { data } = await readExtension(getMembershipPlan, { tags: ['elite-plan'] }, () => ({
    status: true,
    data: { price: membershipPrice() },
  }));
  return data;
}
