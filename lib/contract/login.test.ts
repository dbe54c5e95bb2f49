import { sendOtpInput, signInInput, verifyOtpInput } from './login';

describe('the login forms', () => {
  it('bring the number and the email into their one form', () => {
    expect(sendOtpInput.validateSync({ mobile_no: '90000 00001' })).toEqual({
      mobile_no: '+919000000001',
    });
    expect(signInInput.validateSync({ email: ' A@B.in', password: ' x ' })).toEqual({
      email: 'a@b.in',
      password: ' x ',
    });
  });

  it.each(['12345', '1234567', '12345a', '१२३४५६', ' 12345'])('take no OTP %p', (otp) => {
    expect(() => verifyOtpInput.validateSync({ mobile_no: '9000000001', otp })).toThrow(
      'OTP must be 6 digits',
    );
  });

  it('say which field is missing', () => {
    const all = { abortEarly: false };
    expect(() => sendOtpInput.validateSync({}, all)).toThrow('Mobile number is required');
    expect(() => verifyOtpInput.validateSync({ mobile_no: '9000000001' })).toThrow(
      'OTP is required',
    );
    expect(() => signInInput.validateSync({ email: 'a@b.in', password: '' })).toThrow(
      'Password is required',
    );
    expect(() => signInInput.validateSync({ email: '', password: 'x' })).toThrow(
      'Email is required',
    );
  });
});
