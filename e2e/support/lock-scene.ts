import { changePassword } from '../../lib/contract/account.ts';
import { listAddresses } from '../../lib/contract/address.ts';
import { routes } from '../../lib/platform/routes.ts';
import { solveCaptcha } from './captcha.ts';
import { test } from './fixtures.ts';
import { logInWith } from './log-in.ts';
import { newCustomer } from './new-customer.ts';
import { orderer, plentiful } from './order-journey.ts';
import { cookieOf } from './raw.ts';
import { storeApiWith } from './store-api.ts';

/** A logged-in victim, whose data others try to read. */
export interface Scene {
  /** The guarded pages; two of them show data of the victim. */
  pages: string[];
  order: string;
  address: string;
  /** Texts that appear only on the victim's pages. */
  secrets: string[];
  /** Cookies. */
  owner: string;
  stranger: string;
  /** Cookie of a session that a password change has ended. */
  ended: string;
}

let known: Promise<Scene> | undefined;

/** Test fixture for the guarded pages; the scene is created once per worker. */
export const guarded = test.extend<{ scene: Scene }>({
  scene: async ({ browser }, provide) => {
    known ??= (async () => {
      const open = () => browser.newContext();
      const victim = await orderer(open, 'Zubaida');
      const { id } = await plentiful();
      const orderId = await victim.order({ [id]: 1 });
      const [home] = (await victim.store.call(listAddresses)).data;
      const cookies: string[] = [];
      for (const name of ['Esha', 'Farida']) {
        const who = await newCustomer(name);
        const context = await open();
        await logInWith(context, who);
        cookies.push(await cookieOf(context));
        await context.close();
        if (name !== 'Farida') continue;
        const body = {
          old_password: who.password,
          new_password: 'Other_2028',
          confirm_password: 'Other_2028',
          recaptcha: await solveCaptcha(),
        };
        await (await storeApiWith(who)).call(changePassword, { body });
      }
      const [stranger = '', ended = ''] = cookies;
      const [order, address] = [routes.order(orderId), routes.editAddress(home?.id ?? 0)];
      const owner = await cookieOf(victim.page.context());
      await victim.page.context().close();
      const { email, mobile } = victim.who;
      return {
        pages: [
          routes.profile,
          routes.editProfile,
          routes.addAddress(),
          address,
          order,
          routes.checkout,
          routes.updatePassword,
          routes.subscriptionPayment,
        ],
        order,
        address,
        secrets: [email, mobile, 'Zubaida'],
        owner,
        stranger,
        ended,
      };
    })();
    // Tries again after a failure of the store, instead of caching the rejected promise.
    known.catch(() => (known = undefined));
    await provide(await known);
  },
});
