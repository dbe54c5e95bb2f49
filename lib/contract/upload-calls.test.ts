import { endpoints } from './calls';
import { findUploadCall, largestUpload, uploadCalls } from './upload-calls';

describe('the calls that take files', () => {
  it('are found by method and path, with or without the last slash', () => {
    expect(findUploadCall('POST', '/user/profile/picture/')?.path).toBe('/user/profile/picture/');
    expect(findUploadCall('POST', '/orders/SO-000001/return')?.path).toBe(
      '/orders/{orderId}/return/',
    );
    expect(findUploadCall('GET', '/user/profile/picture/')).toBeUndefined();
    expect(findUploadCall('POST', '/user/profile/picture/more/')).toBeUndefined();
    expect(findUploadCall('POST', '/cart/')).toBeUndefined();
  });

  it('are all calls of the contract that name files', () => {
    const withFiles = endpoints.filter(({ files }) => files);
    expect(new Set(uploadCalls)).toEqual(new Set(withFiles));
  });

  it('take as many bytes as their files may have together', () => {
    const file = { maxBytes: 1_000_000 };
    expect(largestUpload({ picture: 1 }, file)).toBe(64 * 1024 + 1_000_000 + 1024);
    expect(largestUpload({ a: 2, b: 1 }, file)).toBe(64 * 1024 + 3 * (1_000_000 + 1024));
  });
});
