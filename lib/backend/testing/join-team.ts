import type { RightsInput } from '../../contract/staff-team.ts';
import type { Shopper } from './make-customer.ts';
import type { Answer, TestStore } from './test-store.ts';

/** Invites somebody and answers the code that was mailed; throws where the invitation is refused. */
export async function invite(
  store: TestStore,
  ownerToken: string,
  email: string,
  rights: RightsInput,
): Promise<string> {
  const answer = await store.call('POST', '/staff/team/invitations/', {
    token: ownerToken,
    body: { ...rights, email },
  });
  if (answer.status !== 200) throw new Error(`An invitation was answered with ${answer.status}`);
  return mailedInvitation(store, email);
}

/** The code of the invitation that was mailed last. */
export async function mailedInvitation(store: TestStore, email: string): Promise<string> {
  const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(email)}`);
  const [mail] = body['data'] as { data: Record<string, string> }[];
  return mail?.data['invitation_code'] ?? '';
}

/** Makes a customer a colleague, by an invitation that they accept. */
export async function joinTeam(
  store: TestStore,
  ownerToken: string,
  { email, token }: Shopper,
  rights: RightsInput,
): Promise<Answer> {
  const code = await invite(store, ownerToken, email, rights);
  return store.call('POST', `/user/staff-invitations/${code}/accept/`, { token });
}
