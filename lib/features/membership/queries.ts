import { readForStaticPage } from '../../api/server';
import { getMembershipPlan, type MembershipPlan } from '../../contract/membership';

export async function readMembershipPlan(): Promise<MembershipPlan> {
  const { data } = await readForStaticPage(
    getMembershipPlan,
    { tags: ['elite-plan'] },
    { status: true, data: { price: 0 } },
  );
  return data;
}
