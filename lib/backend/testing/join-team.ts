import type { RightsInput } from '../../contract/staff-team.ts';
import type { Shopper } from './make-customer.ts';
import type { Answer, TestStore } from './test-store.ts';

/** Invites a person and returns the mailed code; throws if the invitation is refused. */
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

export async function mailedInvitation(store: TestStore, email: string): Promise<string> {
  const { body } = await store.call('GET', `/outbox/?to=${encodeURIComponent(email)}`);
  const [mail] = body['data'] as { data: Record<string, string> }[];
  return mail?.data['invitation_code'] ?? '';
}

/** Makes a customer a member of staff by an accepted invitation. */
export async function joinTeam(
  store: TestStore,
  ownerToken: string,
  { email, token }: Shopper,
  rights: RightsInput,
): Promise<Answer> {
  const code = await invite(store, ownerToken, email, rights);
  return store.call('POST', `/user/staff-invitations/${code}/accept/`, { token });
}
