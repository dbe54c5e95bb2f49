import type { ReactNode } from 'react';
import { DemoBar } from '@/components/layout/demo-bar';
import { FloatingButtons } from '@/components/layout/floating-buttons';
import { CheckoutFooter } from './checkout-footer';
import { CheckoutHeader } from './checkout-header';

export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <DemoBar className="" />
      <CheckoutHeader />
      <main id="content" className="min-h-[60vh]">
        {children}
      </main>
      <CheckoutFooter />
      <div className="site-chrome bottom-bar">
        <FloatingButtons />
      </div>
    </>
  );
}
