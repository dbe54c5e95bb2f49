import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { getShopProfile } from '../../contract/shop-profile.ts';
import {
  getSettings,
  listZones,
  putZone,
  type StaffSettings,
} from '../../contract/staff-settings.ts';
import { auditEntries, outboxMessages } from '../db/schema/running.ts';
import { staffFixture } from '../testing/staff-fixture.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore();
  ({ token } = await staffFixture(store, ['settings']));
});
afterAll(() => store.close());

async function settings(): Promise<StaffSettings> {
  const { body } = await store.call('GET', '/staff/settings/', { token });
  return (await getSettings.answer.validate(body, { strict: true })).data;
}

async function shop() {
  const { body } = await store.call('GET', '/shop-profile/');
  return (await getShopProfile.answer.validate(body, { strict: true })).data;
}

const change = async (changes: object) => {
  const { connections: _, logo: __, ...input } = await settings();
  return store.call('PATCH', '/staff/settings/', { token, body: { ...input, ...changes } });
};

describe('who the shop is', () => {
  it('is said to everybody, and changed for everybody', async () => {
    expect((await shop()).name).toBe('SOSE');
    const gstin = '27aaacb1234c1zf';
    const answer = await change({
      name: 'Neem & Co',
      gstin,
      legal_name: 'Neem Traders LLP',
      state: 'maharashtra',
      postal_code: '411001',
    });
    expect(answer.status).toBe(200);
    expect(await shop()).toMatchObject({
      name: 'Neem & Co',
      gstin: '27AAACB1234C1ZF',
      state: 'Maharashtra',
    });
    const meta = await store.call('GET', '/user/meta-tags/?page_url=/cart');
    expect(String(meta.body['title'])).toContain('Neem & Co');
    await change({
      name: 'SOSE',
      gstin: '24AAAAA0000A1Z8',
      state: 'Gujarat',
      postal_code: '380009',
    });
  });

  it('is named in Latin letters in an SMS', async () => {
    const unreadable = await change({ name: 'പച്ചക്കട', legal_name: '', elite_name: 'പച്ച' });
    expect([unreadable.status, unreadable.body['errors']]).toEqual([
      400,
      {
        legal_name: ['Enter the name in English letters. Text messages can’t show your shop name.'],
        elite_name: ['Use English letters. Text messages can’t show others.'],
      },
    ]);
    const legal = await change({ name: 'പച്ചക്കട', legal_name: 'Neem Traders LLP' });
    expect(legal.status).toBe(200);
    await store.call('POST', '/user/prove/otp/', { token });
    const [sms] = await store.context.db
      .select({ text: outboxMessages.text })
      .from(outboxMessages)
      .where(eq(outboxMessages.channel, 'sms'))
      .orderBy(desc(outboxMessages.id))
      .limit(1);
    expect(sms?.text).toContain('your Neem Traders LLP account.');
    await change({ name: 'SOSE', legal_name: '' });
  });

  it('is kept in the trail, with what was before', async () => {
    await change({ hours: 'All day' });
    const entries = await store.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, 'settings:shop'));
    expect(entries.at(-1)).toMatchObject({
      action: 'settings.change',
      before: expect.objectContaining({ hours: 'Monday to Saturday, 10 AM to 7 PM' }),
      after: expect.objectContaining({ hours: 'All day' }),
    });
  });

  it('is not overwritten by who looked at an older version', async () => {
    const { connections: _, logo: __, ...input } = await settings();
    expect((await change({ line: 'First' })).status).toBe(200);
    const late = await store.call('PATCH', '/staff/settings/', {
      token,
      body: { ...input, line: 'Second' },
    });
    expect([late.status, late.body['version']]).toEqual([409, input.version + 1]);
    expect((await shop()).line).toBe('First');
  });

  it.each([
    ['9822012345', '919822012345'],
    ['+91 98220 12345', '919822012345'],
    ['+44 7700 900123', '447700900123'],
    ['', ''],
  ])('takes %p as WhatsApp number', async (typed, saved) => {
    expect((await change({ whatsapp: typed })).status).toBe(200);
    expect((await shop()).whatsapp).toBe(saved);
  });

  it('is refused at the field at fault', async () => {
    const faults = async (changes: object) => {
      const answer = await change(changes);
      expect(answer.status).toBe(400);
      return Object.keys(answer.body['errors'] as object);
    };
    expect(await faults({ name: ' ' })).toEqual(['name']);
    expect(await faults({ gstin: '24AAAAA0000A1X5' })).toEqual(['gstin']);
    expect(await faults({ gstin: '24AAAAA0000A1Z5' })).toEqual(['gstin']);
    expect(await faults({ gstin: '27AAACB1234C1ZF' })).toEqual(['gstin']);
    expect(await faults({ state: 'Maharastra' })).toEqual(['state']);
    for (const invoice_prefix of ['SHOPS', 'S/', 'cn', '']) {
      expect(await faults({ invoice_prefix })).toEqual(['invoice_prefix']);
    }
    expect(await faults({ fssai: '123' })).toEqual(['fssai']);
    expect(await faults({ postal_code: '012345' })).toEqual(['postal_code']);
    expect(await faults({ postal_code: '560001' })).toEqual(['postal_code']);
    expect(await faults({ cash_from: 500, cash_most: 100 })).toEqual(['cash_most']);
    expect(await faults({ elite_price: 0 })).toEqual(['elite_price']);
    expect(await faults({ whatsapp: '+91 90000' })).toEqual(['whatsapp']);
  });

  it('says what membership and talks cost', async () => {
    await change({ elite_price: 249.5, consultation_fee: 0, first_consultation_free: false });
    expect(await settings()).toMatchObject({
      elite_price: 249.5,
      consultation_fee: 0,
      first_consultation_free: false,
    });
  });

  it('has a picture in the place of its name, where one was sent', async () => {
    const picture = await sharp({
      create: { width: 900, height: 300, channels: 3, background: '#123456' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('picture', new File([new Uint8Array(picture)], 'logo.png'));
    const sent = await store.call('POST', '/staff/settings/logo/', { token, body: form });
    expect(sent.status).toBe(200);
    const { logo } = await shop();
    expect(logo).toMatch(/^\/files\/.+\.webp$/);
    await store.call('DELETE', '/staff/settings/logo/', { token });
    expect((await shop()).logo).toBeNull();
  });
});

describe('where couriers go', () => {
  it('is said by the longest beginning of a PIN code', async () => {
    const put = await store.call('POST', '/staff/delivery-zones/', {
      token,
      body: { pin_prefix: '411099', fewest_days: 1, most_days: 1, takes_cash: false },
    });
    expect(put.status).toBe(200);
    const pin = await store.call('GET', '/pin-codes/411099/');
    expect(pin.body['data']).toMatchObject({
      state_obj: { name: 'Maharashtra' },
      delivery: { fewest_days: 1, takes_cash_on_delivery: false },
    });
    const { body } = await store.call('GET', '/staff/delivery-zones/?search=4110', { token });
    const { data } = await listZones.answer.validate(body, { strict: true });
    expect(data.map(({ pin_prefix }) => pin_prefix)).toContain('411099');
    await store.call('DELETE', '/staff/delivery-zones/411099/', { token });
    const back = await store.call('GET', '/pin-codes/411099/');
    expect(back.body['data']).toMatchObject({ delivery: { takes_cash_on_delivery: true } });
  });

  it('names the longer beginnings that overrule a new rule, and changes them where asked to', async () => {
    const rule = { pin_prefix: '79', fewest_days: 6, most_days: 9, takes_cash: false, fee: 120 };
    const put = async (more: object) =>
      store.call('POST', '/staff/delivery-zones/', { token, body: { ...rule, ...more } });
    const feeTo = async (pin: string) => {
      const { body } = await store.call('GET', `/pin-codes/${pin}/`);
      return (body['data'] as { delivery: { shipping_fee: number } }).delivery.shipping_fee;
    };
    const answer = await put({});
    expect((await putZone.answer.validate(answer.body, { strict: true })).overruled_by).toEqual(
      Array.from({ length: 10 }, (_, n) => `79${n}`),
    );
    expect(await feeTo('790001')).toBe(100);
    const several = await put({ is_for_state: true });
    expect([several.status, several.body['errors']]).toEqual([
      400,
      { is_for_state: ['PIN codes starting with 79 are in several states'] },
    ]);
    expect((await put({ is_for_longer: true })).body['overruled_by']).toEqual([]);
    expect(await feeTo('790001')).toBe(120);
  });

  it('is refused where the days are the wrong way round', async () => {
    const { status, body } = await store.call('POST', '/staff/delivery-zones/', {
      token,
      body: { pin_prefix: '4110', fewest_days: 3, most_days: 2, takes_cash: true },
    });
    expect([status, Object.keys(body['errors'] as object)]).toEqual([400, ['most_days']]);
  });
});
