import { pictureRules } from '../../contract/file';
import type { Profile } from '../../contract/profile';
import { toProfileDraft, toSend, pictureFault } from './profile-draft';

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

describe('pictureFault', () => {
  it('lets pictures through, and what names no type', () => {
    for (const type of [...pictureRules.types, '']) {
      expect(pictureFault({ type, size: pictureRules.maxBytes })).toBeUndefined();
    }
  });

  it('says what is wrong before anything is sent', () => {
    expect(pictureFault({ type: 'application/pdf', size: 10 })).toBe(pictureRules.wrongType);
    expect(pictureFault({ type: 'image/svg+xml', size: 10 })).toBe(pictureRules.wrongType);
    expect(pictureFault({ type: 'image/png', size: pictureRules.maxBytes + 1 })).toBe(
      pictureRules.tooLarge,
    );
  });
});
