import { ApiError } from './api-error';
import { noAnswer, nullIfNotFound } from './call-errors';

describe('nullIfNotFound', () => {
  it('takes a 404 for a missing record and passes every other error on', async () => {
    const missing = new ApiError(404, { message: 'Not found' });
    expect(await Promise.reject(missing).catch(nullIfNotFound)).toBeNull();
    await expect(Promise.reject(noAnswer()).catch(nullIfNotFound)).rejects.toMatchObject({
      status: 0,
    });
  });
});
