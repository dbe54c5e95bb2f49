import { acceptInvitation } from '../../lib/contract/staff-invitation.ts';
import { inviteColleague, type RightsInput } from '../../lib/contract/staff-team.ts';
import type { NewPerson } from './new-customer.ts';
import { readInvitationCode } from './outbox.ts';
import { storeApiAs, storeApiWith } from './store-api.ts';

/** Makes a customer a member of staff: the owner invites, the customer accepts. */
export async function joinTeam(who: NewPerson, rights: RightsInput): Promise<void> {
  const owner = await storeApiAs('owner');
  await owner.call(inviteColleague, { body: { ...rights, email: who.email } });
  const code = await readInvitationCode(who.email);
  await (await storeApiWith(who)).call(acceptInvitation, { params: { code } });
}
