'use client';

import { useState } from 'react';
import { FormProblem } from '@/components/form/form-problem';
import { BreakableText } from '@/components/ui/breakable-text';
import { Button } from '@/components/ui/button';
import { useWork } from '@/components/ui/use-work';
import { makePaymentLink } from '@/lib/dashboard/orders/edit-calls';
import { formatRupees } from '@/lib/format/money';

interface PaymentLinkProps {
  orderId: string;
  mobile: string;
}

export function PaymentLink({ orderId, mobile }: PaymentLinkProps) {
  const [link, setLink] = useState<Awaited<ReturnType<typeof makePaymentLink>>>();
  const { isBusy, problem, run } = useWork();
  if (!link) {
    return (
      <div className="my-4">
        <Button
          kind="second"
          size="card"
          busyText={isBusy ? 'One moment' : undefined}
          onClick={() => run(async () => setLink(await makePaymentLink(orderId)))}
        >
          Payment link
        </Button>
        <FormProblem>{problem}</FormProblem>
      </div>
    );
  }
  const words = `Please pay ${formatRupees(link.amount)} for your order ${orderId}: ${link.payment_url}`;
  return (
    <p role="status" className="my-4">
      {formatRupees(link.amount)}:{' '}
      <a href={link.payment_url} className="wrap-anywhere text-leaf-7 underline underline-offset-4">
        <BreakableText text={link.payment_url} />
      </a>{' '}
      <a
        href={`https://wa.me/${mobile.replace(/\D/g, '')}?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noreferrer"
        className="text-leaf-7 underline underline-offset-4"
      >
        Send by WhatsApp
      </a>
    </p>
  );
}
