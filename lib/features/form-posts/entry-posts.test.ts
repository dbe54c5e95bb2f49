import { notOffered } from '../../api/call-errors';
import type { StoreCaller } from '../../platform/form-posts/call-store';
import { sendEntryOtpPost } from './entry-posts';

const fields = { mobile_no: '98765 43210', back: '/checkout?from=cart' };
const storeThat = (answer: () => unknown) => (async () => answer()) as StoreCaller;

describe('the form that asks for the OTP of an entry', () => {
  it('goes on to the OTP, with the number in its one form', async () => {
    const store = storeThat(() => ({ status: true, message: 'OTP sent successfully' }));
    await expect(sendEntryOtpPost.run(fields, store)).resolves.toEqual({
      to: '/signup?callbackUrl=%2Fcheckout%3Ffrom%3Dcart&step=otp',
      message: 'OTP sent successfully',
      values: { mobile_no: '+919876543210' },
    });
  });

  it('offers the sign-up form where the store does not have the call', async () => {
    const store = storeThat(() => {
      throw notOffered();
    });
    await expect(sendEntryOtpPost.run(fields, store)).rejects.toMatchObject({
      to: '/signup?callbackUrl=%2Fcheckout%3Ffrom%3Dcart',
    });
  });

  it('comes back to the number, or to the OTP where another one is sent', () => {
    expect(sendEntryOtpPost.page(fields)).toMatch(/step=mobile$/);
    expect(sendEntryOtpPost.page({ ...fields, is_again: '1' })).toMatch(/step=otp$/);
  });
});
