import { changeAddress, listAddresses } from '../lib/contract/address.ts';
import { addToCart, getCart } from '../lib/contract/cart.ts';
import { sendFranchiseLead } from '../lib/contract/lead.ts';
import { placeOrder } from '../lib/contract/order.ts';
import { getProfile, updateProfile } from '../lib/contract/profile.ts';
import { writeReview } from '../lib/contract/review.ts';
import { listStaffCustomers } from '../lib/contract/staff-customer.ts';
import { listStaffLeads } from '../lib/contract/staff-lead.ts';
import * as postCalls from '../lib/contract/staff-post.ts';
import { createCombo } from '../lib/contract/staff-combo.ts';
import { saveFamily } from '../lib/contract/staff-family.ts';
import { changeProduct } from '../lib/contract/staff-product.ts';
import { routes } from '../lib/platform/routes.ts';
import { solveCaptcha } from './support/captcha.ts';
import { expect, test } from './support/fixtures.ts';
import { dropProduct, newProduct } from './support/new-product.ts';
import { bring, orderer, plentiful, type Orderer } from './support/order-journey.ts';
import { storeApiAs, storeApiUrl } from './support/store-api.ts';
import { freeDay, bookPastTheScreen } from './support/appointments.ts';
import { withinSeconds } from './support/within-seconds.ts';
import { corpus, cutCorpus, name, payloads } from './support/xss-corpus.ts';
import { watch } from './support/xss-watch.ts';

/* A trace runs scripts in the sandboxed frame of a mail, of which the browser complains. */
test.use({ trace: 'off' });

/** Active parts of a PDF (scripts, actions); [] if it only draws. */
function activeParts(pdf: Buffer): string[] {
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const objects = pdf.toString('latin1').replace(/\bstream\r?\n[\s\S]*?\bendstream\b/g, '');
  return (
    objects.match(/\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile)\b/g) ?? []
  );
}

/** Writes the corpus into every field that a customer may fill in; returns the order id. */
async function writeAsCustomer({ who, store }: Orderer, reviewed: number): Promise<string> {
  const { data } = await store.call(getProfile);
  await store.call(updateProfile, {
    body: {
      first_name: name(0),
      last_name: name(1),
      company: cutCorpus(100),
      mobile_no: data.mobile_no,
    },
  });
  await store.call(writeReview, {
    params: { id: reviewed },
    body: { rating: 4, review: cutCorpus(4_000) },
  });
  const [address] = (await store.call(listAddresses)).data;
  await store.call(changeAddress, {
    params: { id: address?.id ?? 0 },
    body: {
      full_name: `${name(0)}${name(2)}`,
      address_line_1: cutCorpus(200),
      address_line_2: name(1),
      landmark: corpus.slice(200, 400),
    },
  });
  await store.call(addToCart, { body: { pid: (await plentiful(5)).id, quantity: 1 } });
  const { cart_totals } = await store.call(getCart);
  const { order_id } = await store.call(placeOrder, {
    body: {
      address1: address?.id ?? 0,
      pay_type: 'Cash on Delivery',
      amount: cart_totals.final_total,
      udf5: corpus.slice(-500),
    },
  });
  await store.call(sendFranchiseLead, {
    body: {
      name: name(0),
      email: who.email,
      mobile_no: `+91${who.mobile}`,
      place: name(2),
      message: corpus.slice(-2_000),
      recaptcha: await solveCaptcha(),
    },
  });
  return order_id;
}

test(
  'T23: nothing that a customer writes runs in anybody’s browser',
  { tag: '@slow' },
  async ({ openBrowser, staff }) => {
    test.setTimeout(300_000);
    const product = await newProduct({
      name: 'Quiet pepper',
      sku: `XSS-${Date.now()}`,
      isOnSale: true,
    });
    const customer = await orderer(openBrowser, 'Quiet');
    const vaidya = await openBrowser('vaidya');
    try {
      const start = `${await freeDay()}T10:00:00+05:30`;
      const appointment = await bookPastTheScreen(customer.who, start, cutCorpus(2_000));
      const orderId = await writeAsCustomer(customer, product.id);
      await bring(orderId, 'Packed');

      const office = await storeApiAs('staff');
      const query = { search: customer.who.email };
      const [person] = (await office.call(listStaffCustomers, { query })).data;
      const [lead] = (await office.call(listStaffLeads, { query })).data;

      const seen = watch(customer.page.context(), staff.context(), vaidya);
      await seen.visit(customer.page, [
        routes.product(product),
        routes.reviews(product),
        '/profile',
        '/profile/edit',
        '/cart',
        `/orders/${orderId}`,
        `${storeApiUrl}/outbox/?to=${encodeURIComponent(customer.who.email)}`,
      ]);
      await seen.visit(staff, [
        `/dashboard/orders/${orderId}`,
        '/dashboard/orders',
        `/dashboard/customers/${person?.id}`,
        '/dashboard/customers',
        `/dashboard/leads/${lead?.id}`,
        '/dashboard/leads',
        '/dashboard/reviews',
      ]);
      const consulting = await vaidya.newPage();
      await seen.visit(consulting, [
        '/dashboard/appointments',
        `/dashboard/appointments/${appointment.id}`,
      ]);
      expect(seen.happened).toEqual([]);
      const invoice = await customer.page.request.get(routes.invoice(orderId));
      expect(activeParts(await invoice.body())).toEqual([]);

      // The payloads are rendered as text, not as markup.
      await customer.page.goto(routes.reviews(product));
      await expect(customer.page.getByText(payloads[0] ?? '').first()).toBeVisible();
      await staff.goto(`/dashboard/orders/${orderId}`);
      await expect(staff.getByText('p5 <img src=x').first()).toBeVisible();
      await staff.goto(`/dashboard/leads/${lead?.id}`);
      await expect(staff.getByText('</textarea></title></style><img src=x').first()).toBeVisible();
    } finally {
      // A product with reviews cannot be deleted.
      const office = await storeApiAs('staff');
      await office.call(changeProduct, { params: { id: product.id }, body: { is_on_sale: false } });
    }
  },
);

test(
  'T23: nothing that staff write as HTML runs in anybody’s browser',
  { tag: '@slow' },
  async ({ page, staff, request }) => {
    test.setTimeout(300_000);
    const office = await storeApiAs('staff');
    // The first paragraph of a product is shown as plain text.
    const html = `<p>First.</p><p>Before <strong>bold</strong></p><ul><li>one</li></ul>${corpus}<p>After</p>`;
    const product = await newProduct({
      name: 'Loud pepper',
      sku: `XSS-H-${Date.now()}`,
      isOnSale: true,
    });
    const title = `Loud ${name(2)} ${Date.now()}`;
    const { data: post } = await office.call(postCalls.create, {
      body: {
        title,
        summary: cutCorpus(300),
        keywords: cutCorpus(300),
        topic: cutCorpus(40),
        author: cutCorpus(80),
        content: html,
        banner: null,
        banner_alt: '',
        published_at: new Date(Date.now() - 60_000).toISOString(),
      },
    });
    try {
      await office.call(changeProduct, {
        params: { id: product.id },
        body: { name: `Loud ${name(0)}`, description: html },
      });
      const seen = watch(page.context(), staff.context());
      const path = `/products/${product.id}`;
      await expect(async () => {
        expect(await (await request.get(path)).text()).toContain('<strong>bold</strong>');
      }).toPass(withinSeconds);
      await seen.visit(page, [path, routes.blog(post), '/blogs', '/shop?search=Loud']);
      await seen.visit(staff, [
        `/dashboard/products/${product.id}`,
        `/dashboard/content/posts/${post.id}`,
        '/dashboard/content/posts',
        '/dashboard/products?search=Loud',
      ]);
      expect(seen.happened).toEqual([]);
      await page.goto(routes.blog(post));
      const body = page.locator('.article-body');
      await expect(body.locator('strong')).toHaveText('bold');
      await expect(body.locator('li')).toHaveText('one');
      const dangerous =
        'script, style, iframe, object, embed, form, base, link, meta, svg, math, img';
      await expect(body.locator(dangerous)).toHaveCount(0);
      await expect(body.locator('a[href^="javascript" i], a[href^="data" i]')).toHaveCount(0);
    } finally {
      await office.call(postCalls.remove, { params: { id: post.id } });
      await dropProduct(product.id);
    }
  },
);

test(
  'T23: nothing that staff write as sizes and combos runs in anybody’s browser',
  { tag: '@slow' },
  async ({ openBrowser, staff }) => {
    test.setTimeout(300_000);
    const office = await storeApiAs('staff');
    const sku = `XSS-F-${Date.now()}`;
    const product = await newProduct({ name: `Sized ${name(0)}`, sku, isOnSale: true });
    const params = { id: product.id };
    const { data: family } = await office.call(saveFamily, {
      params,
      body: {
        name: `Sizes ${name(1)}`,
        axes: ['"><svg/onload=__x=1>', '</script><script>__x=1//'],
        rows: [
          { product_id: product.id, options: [name(0), name(2)] },
          {
            options: [name(1), `"}</script><script>__x=1</script>`],
            sku: `${sku}-2`,
            product_price: 90,
            base_price: 99,
            available_stock_quantity: 5,
            is_on_sale: true,
          },
        ],
      },
    });
    const [first = 0, second = 0] = family.rows.map(({ product_id: id }) => id);
    const { data: combo } = await office.call(createCombo, {
      body: {
        name: `Combo ${name(2)}`,
        sku: `${sku}-C`,
        items: [first, second].map((product_id) => ({ product_id, quantity: 1 })),
        percent_off: 10,
        product_price: null,
      },
    });
    const ids = [first, second, combo.id];
    try {
      await office.call(changeProduct, { params: { id: combo.id }, body: { is_on_sale: true } });
      const customer = await orderer(openBrowser, 'Sized');
      const orderId = await customer.order({ [combo.id]: 1, [second]: 1 });
      for (const pid of [combo.id, first]) {
        await customer.store.call(addToCart, { body: { pid, quantity: 1 } });
      }
      const seen = watch(customer.page.context(), staff.context());
      await seen.visit(customer.page, [
        ...ids.map((id) => `/products/${id}`),
        '/shop?search=Sized',
        '/cart',
        '/checkout',
        `/orders/${orderId}`,
        `${storeApiUrl}/outbox/?to=${encodeURIComponent(customer.who.email)}`,
      ]);
      await seen.visit(staff, [
        ...ids.map((id) => `/dashboard/products/${id}`),
        `/dashboard/products/${first}/sizes`,
        '/dashboard/products/families',
        '/dashboard/products/combos/new',
        `/dashboard/products?search=${sku}`,
        `/dashboard/orders/${orderId}`,
        '/dashboard/packing',
      ]);
      expect(seen.happened).toEqual([]);
      await customer.page.goto(`/products/${first}`);
      await expect(customer.page.getByText(name(2)).first()).toBeVisible();
    } finally {
      // Ordered products cannot be deleted.
      for (const id of ids.toReversed()) {
        await office.call(changeProduct, { params: { id }, body: { is_on_sale: false } });
      }
    }
  },
);
