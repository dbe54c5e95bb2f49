import Link from 'next/link';
import { useState } from 'react';
import { FormProblem } from '@/components/form/field-error';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { sendLazily } from '@/lib/api/lazily';
import type { AnswerOf } from '@/lib/contract/endpoint';
import { createOrderPaymentLink } from '@/lib/contract/staff-order-edit';
import { formatRupees } from '@/lib/format/money';

/** Says why a shop without a gateway has no payment links. */
export function NoPaymentLink({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <details open={isOpen} className="my-4">
      <summary className="w-fit cursor-pointer">Why is there no payment link?</summary>
      <p className="mt-1 text-ink-2">
        This shop doesn’t take online payments yet. An owner can connect a payment gateway in{' '}
        <Link href="/dashboard/services" className="underline underline-offset-4">
          Connected services
        </Link>
        .
      </p>
    </details>
  );
}

export function PaymentLink({ orderId, mobile }: { orderId: string; mobile: string }) {
  const [link, setLink] = useState<AnswerOf<typeof createOrderPaymentLink>['data']>();
  const { isBusy, problem, run } = useWork();
  const make = () =>
    run(async () => {
      setLink((await sendLazily(createOrderPaymentLink, { params: { orderId } })).data);
    });
  if (!link) {
    return (
      <div className="my-4">
        <Button kind="second" busyText={isBusy ? 'Creating link' : undefined} onClick={make}>
          Create payment link
        </Button>
        <FormProblem>{problem}</FormProblem>
      </div>
    );
  }
  const message = `Please pay ${formatRupees(link.amount)} for your order ${orderId}: ${link.payment_url}`;
  return (
    <p role="status" className="my-4">
      {formatRupees(link.amount)}:{' '}
      <a href={link.payment_url} className="wrap-anywhere text-leaf-7 underline underline-offset-4">
        <BreakableText text={link.payment_url} />
      </a>{' '}
      <a
        href={`https://wa.me/${mobile.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
        className="text-leaf-7 underline underline-offset-4"
      >
        Send on WhatsApp
      </a>
    </p>
  );
}
