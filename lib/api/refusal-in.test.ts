import { ApiError, errorMessage } from './api-error';
import { refusalIn } from './refusal-in';

describe('a refusal with status 200', () => {
  it.each([
    ['{"status":false,"non_field_errors":["Invalid OTP"]}', 'Invalid OTP'],
    ['{"status":false,"non_field_errors":"Invalid OTP"}', 'Invalid OTP'],
    ['{"status":false,"message":{"otp":1}}', 'Something went wrong'],
  ])('%s says %s', (text, message) => {
    expect(errorMessage(refusalIn(text))).toBe(message);
  });

  it.each(['{"status":true}', 'null', '<html>', ''])('is not %s', (text) => {
    expect(refusalIn(text)).toBeUndefined();
  });
});

describe('the errors of fields', () => {
  it('are lists, also where a store API sends one text', () => {
    expect(
      new ApiError(
        400,
        JSON.parse('{"errors":{"name":"Too long","age":[1]}}') as Record<string, unknown>,
      ).fields,
    ).toEqual({
      name: ['Too long'],
      age: [],
    });
  });
});
