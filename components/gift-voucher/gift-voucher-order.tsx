'use client';

import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTabDraft } from '@/components/account/use-tab-draft';
import { draftResolver } from '@/components/form/draft-resolver';
import { giftVoucher } from '@/lib/content/gift-voucher';
import { giftVoucherInput, type GiftVoucherInput } from '@/lib/contract/gift-voucher';
import { useShop } from '@/lib/features/shop-profile/shop-context';
import { personalKeys } from '@/lib/platform/session/personal-data';
import { useOwnContact } from '@/lib/features/profile/use-own-contact';
import { emptyGiftVoucher, type GiftVoucherControl } from './gift-voucher-draft';
import { GiftVoucherForm } from './gift-voucher-form';
import { logoSize } from '@/components/layout/logo-size';
import { PlantDrawing } from '@/components/ui/plant-drawing';
import { formatRupees } from '@/lib/format/money';
import { parseRupees } from '@/lib/features/gift-voucher/open-payment';

export function GiftVoucherOrder() {
  const form = useForm({
    defaultValues: emptyGiftVoucher,
    resolver: draftResolver<GiftVoucherInput, GiftVoucherInput>(giftVoucherInput),
  });
  useTabDraft(form, personalKeys.giftVoucherDraft);
  const { getValues, setValue } = form;
  const own = useOwnContact();
  useEffect(() => {
    if (!own) return;
    const name = `${own.first_name} ${own.last_name}`.trim();
    if (!getValues('sender_name')) setValue('sender_name', name);
    if (!getValues('sender_email')) setValue('sender_email', own.email);
  }, [own, getValues, setValue]);
  const { pays_online: paysOnline } = useShop();
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-16 gap-y-8 md:mt-8 lg:grid-cols-[minmax(0,1fr)_26.25rem]">
      <LiveCard control={form.control} />
      {paysOnline ? (
        <GiftVoucherForm form={form} />
      ) : (
        <p className="max-w-[66ch]">
          You can’t buy gift vouchers yet, as this shop doesn’t take online payments. If you have a
          voucher, you can use it in your cart.
        </p>
      )}
    </div>
  );
}

function LiveCard({ control }: { control: GiftVoucherControl }) {
  const values = useWatch({ control });
  return (
    <figure
      aria-label={giftVoucher.previewTitle}
      className="lg:sticky lg:top-6 lg:col-start-2 lg:row-start-1"
    >
      <VoucherCard {...values} />
      <figcaption className="mt-3 text-1 text-ink-2">
        {giftVoucher.previewTitle}. {giftVoucher.previewNote}
      </figcaption>
    </figure>
  );
}

type VoucherTexts = Partial<
  Pick<GiftVoucherInput, 'amount' | 'receiver_name' | 'sender_name' | 'message'>
>;

function VoucherCard(texts: VoucherTexts) {
  const shop = useShop();
  const { amount = '', receiver_name = '', sender_name = '', message = '' } = texts;
  const rupees = parseRupees(amount);
  return (
    <div className="voucher-card">
      <p className="voucher-head">
        <span className="logo" {...logoSize(shop.name)}>
          {shop.name}
          <i aria-hidden className="haldi-dot" />
        </span>
        <span className="small-caps">Gift voucher</span>
      </p>
      <div className="voucher-sum">
        <p className="voucher-amount">{rupees > 0 ? formatRupees(rupees) : '₹'}</p>
        <PlantDrawing name="marigold" className="voucher-plant" />
      </div>
      <dl className="voucher-people">
        <Person term="For" name={receiver_name} />
        <Person term="From" name={sender_name} />
      </dl>
      {message.trim() && <p className="voucher-message">{message.trim()}</p>}
      <p className="voucher-code">
        <span className="small-caps">Code</span>
        <span>•••• •••• •••• ••••</span>
      </p>
    </div>
  );
}

function Person({ term, name }: { term: string; name: string }) {
  return (
    <div>
      <dt className="small-caps">{term}</dt>
      <dd>{name.trim() || <span aria-hidden>&nbsp;</span>}</dd>
    </div>
  );
}
