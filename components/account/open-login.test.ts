import { hostLogin, openLogin } from './open-login';

describe('openLogin', () => {
  it('waits for its host and then opens once', () => {
    const opened: unknown[] = [];
    openLogin({ reason: 'Please login to write a review!' });
    const leave = hostLogin((request) => opened.push(request));
    expect(opened).toEqual([{ reason: 'Please login to write a review!' }]);
    openLogin();
    expect(opened).toHaveLength(2);
    leave();
    openLogin();
    expect(opened).toHaveLength(2);
  });
});
