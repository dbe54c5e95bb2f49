import { ApiError } from '../../api/api-error';
import { addressInput } from '../../contract/address';
import { loggedOut, refusalOfPost } from './answer-post';
import { FormRefusal } from './form-post';

const caught = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    return await work;
  } catch (error) {
    return error;
  }
};

describe('the refusal of a posted form', () => {
  it('names the fields that the contract refuses, each once', async () => {
    const error = await caught(addressInput.validate({ mobile: '12' }, { abortEarly: false }));
    const { errors, isLoggedOut } = refusalOfPost(error);
    expect(errors['mobile']).toEqual(['Mobile number must be 10 digits']);
    expect(errors['full_name']).toEqual(['Full name is required']);
    expect(isLoggedOut).toBe(false);
  });

  it('passes the words and the fields of the store on', () => {
    const error = new ApiError(409, {
      message: 'Only 2 left',
      errors: { quantity: ['Only 2 left'] },
    });
    expect(refusalOfPost(error)).toMatchObject({
      message: 'Only 2 left',
      errors: { quantity: ['Only 2 left'] },
    });
  });

  it('says that somebody was logged out', () => {
    expect(refusalOfPost(new ApiError(401, { message: 'Invalid token' }))).toEqual({
      message: loggedOut,
      errors: {},
      isLoggedOut: true,
    });
  });

  it('sends to another page where the refusal names one', () => {
    const refusal = new FormRefusal('Nothing is in your cart', { to: '/cart' });
    expect(refusalOfPost(refusal)).toMatchObject({ to: '/cart', errors: {} });
  });

  it('does not hide a programming error', () => {
    expect(() => refusalOfPost(new TypeError('x is no function'))).toThrow(TypeError);
  });
});
