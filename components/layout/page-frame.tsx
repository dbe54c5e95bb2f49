import { Activity, type ReactNode } from 'react';
import { toMenu } from '@/lib/features/category/menu';
import { getCategoryTree } from '@/lib/features/category/queries';
import { DemoBar } from './demo-bar';
import { PageMain } from './page-main';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { CartBar } from './cart-bar';
import { FloatingButtons } from './floating-buttons';
import { NavBar } from './nav-bar';

export async function PageFrame({ children }: { children: ReactNode }) {
  const categories = toMenu(await getCategoryTree());
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-paper-0 focus:p-3"
      >
        Skip to content
      </a>
      <DemoBar className="max-md:hidden" />
      <SiteHeader categories={categories} />
      <PageMain>{children}</PageMain>
      <DemoBar className="md:hidden" />
      <Activity>
        <SiteFooter categories={categories} />
      </Activity>
      <BottomBar />
    </>
  );
}

function BottomBar() {
  return (
    <div className="site-chrome bottom-bar">
      <FloatingButtons />
      <CartBar />
      <NavBar />
    </div>
  );
}
