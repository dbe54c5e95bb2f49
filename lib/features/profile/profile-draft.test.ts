import type { Profile } from '../../contract/profile';
import { toProfileDraft, toSend } from './profile-draft';

const profile: Profile = {
  first_name: 'Asha',
  last_name: 'Trivedi',
  company: '',
  email: 'asha@example.in',
  mobile_no: '+919000000001',
  profile_pic: null,
  is_subscribed: true,
  is_sose_elite_user: false,
  is_staff: false,
  addresses: [],
};

describe('the profile form', () => {
  it('sends the fields that can change, and the email as it is', () => {
    expect(toSend({ ...toProfileDraft(profile), first_name: 'Usha' }, profile)).toEqual({
      first_name: 'Usha',
      last_name: 'Trivedi',
      company: null,
      mobile_no: '+919000000001',
      email: 'asha@example.in',
    });
  });
});
