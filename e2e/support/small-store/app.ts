import { Hono } from 'hono';
import { addressRoutes } from './address-routes.ts';
import { captchaRoutes } from './captcha.ts';
import { cartRoutes } from './cart-routes.ts';
import { catalogueRoutes } from './catalogue-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { formRoutes } from './form-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { locationRoutes } from './locations.ts';
import { profileRoutes } from './profile-routes.ts';
import { Refusal, invalid, notFound } from './refusal.ts';
import { reviewRoutes } from './review-routes.ts';
import type { State } from './state.ts';
import { picturePath } from './totals.ts';

/** A square PNG of one colour: the picture of every product. */
const jarPicture = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAMAAACdt4HsAAAAA1BMVEXJoicAP/sVAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAG0lEQVRYhe3BgQAAAADDoPlT3+AEVQEAAAB0DRBAAAGx1LfoAAAAAElFTkSuQmCC',
    'base64',
  ),
);

/**
 * A second, independent store API: the core of the contract in memory, without its extensions.
 * Calls that it does not offer answer 404.
 */
export function smallStore(state: State): Hono {
  const app = new Hono({ strict: false });
  app.get(picturePath, (c) => c.body(jarPicture, 200, { 'content-type': 'image/png' }));
  app.get('/health', (c) => c.json({ status: true, database: 'up' }));
  app.get('/outbox', (c) => {
    const to = c.req.query('to');
    if (!to) throw invalid({ to: ['to is required'] });
    return c.json({ status: true, data: state.messages.filter((one) => one.to === to) });
  });
  app.use(async (c, next) => {
    if (c.req.header('company-id') !== '33') {
      throw new Refusal(400, 'The header company-id must be 33');
    }
    await next();
  });
  captchaRoutes(app, state);
  loginRoutes(app, state);
  profileRoutes(app, state);
  addressRoutes(app, state);
  locationRoutes(app);
  catalogueRoutes(app, state);
  reviewRoutes(app, state);
  cartRoutes(app, state);
  orderRoutes(app, state);
  contentRoutes(app, state);
  formRoutes(app, state);
  app.notFound((c) => c.json(notFound('This call').toBody(), 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.toBody(), error.status);
    console.error(error);
    return c.json({ status: false, code: 'internal_error', message: 'Something went wrong' }, 500);
  });
  return app;
}
