import { array, number, object, string } from 'yup';
import { endpoint, buildPath, type Call } from './endpoint';
import { success } from './envelope';

describe('a call of the contract', () => {
  it('answers 200 and is not repeatable where nothing else is said', () => {
    const call = endpoint({
      method: 'GET',
      path: '/things/',
      caller: 'anyone',
      summary: 'Things',
      answer: success,
    });
    expect(call).toMatchObject({ successStatus: 200, repeatable: false });
    expect(call.body).toBeUndefined();
    expect(call.query).toBeUndefined();
  });

  it('fits code that is generic over calls where its types do', () => {
    const call = endpoint({
      method: 'POST',
      path: '/things/',
      caller: 'anyone',
      summary: 'Things',
      body: object({ name: string().required() }),
      answer: success.shape({ data: array(object({ id: number().required() })).required() }),
    });
    interface Ids {
      data: { id: number }[];
    }
    const fitting: Call<undefined, { name: string; more: string }, Ids> = call;
    // @ts-expect-error The call needs a name.
    const withoutName: Call<undefined, { more: string }, Ids> = call;
    // @ts-expect-error The call answers no titles, so that no column can show them.
    const withTitles: Call<undefined, never, { data: { title: string }[] }> = call;
    expect([fitting, withoutName, withTitles]).toEqual([call, call, call]);
  });

  it('says what it takes', () => {
    const body = object({ name: string().required() });
    const call = endpoint({
      method: 'POST',
      path: '/things/',
      caller: 'customer',
      summary: 'A new thing',
      body,
      answer: success,
      successStatus: 201,
      repeatable: true,
    });
    expect(call).toMatchObject({ body, successStatus: 201, repeatable: true });
  });
});

describe('the path of a call', () => {
  it('is filled in', () => {
    expect(buildPath({ path: '/a/{one}/b/{two}/' }, { one: 7, two: 'x' })).toBe('/a/7/b/x/');
    expect(buildPath({ path: '/a/' })).toBe('/a/');
  });

  it('lets no value break out of its place', () => {
    expect(buildPath({ path: '/a/{one}/' }, { one: '../b?c=d#e' })).toBe('/a/..%2Fb%3Fc%3Dd%23e/');
  });

  it('is not made where a value is missing', () => {
    expect(() => buildPath({ path: '/a/{one}/' })).toThrow('/a/{one}/ needs a value for one');
  });
});
