'use client';

import dynamic from 'next/dynamic';
import Link from 'next/link';
import type { ComponentType } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { contentTypes, type ContentType } from '@/lib/dashboard/content/content-paths';
import { recordPath, type OrderedKind, type TableKind } from '@/lib/dashboard/content/record-kind';
import type { Versioned } from '@/lib/dashboard/content/use-record';
import { DashboardHead } from '../dashboard-head';
import { OrderedRecords } from './ordered-records';
import { RecordTable } from './record-table';

/* Lazy chunks: a list loads its own kind of record only. */
const lists: Record<ContentType, ComponentType> = {
  banners: dynamic(() =>
    import('@/lib/dashboard/content/banner-kind').then((file) => orderedList(file.bannerKind)),
  ),
  home: dynamic(() => import('./home-screen').then((file) => file.HomeScreen)),
  posts: dynamic(() =>
    import('@/lib/dashboard/content/post-kind').then((file) => tableList(file.postKind)),
  ),
  events: dynamic(() =>
    import('@/lib/dashboard/content/event-kind').then((file) => tableList(file.eventKind)),
  ),
  concerns: dynamic(() =>
    import('@/lib/dashboard/content/concern-kind').then((file) => tableList(file.concernKind)),
  ),
  stores: dynamic(() =>
    import('@/lib/dashboard/content/store-kind').then((file) => tableList(file.storeKind)),
  ),
  faq: dynamic(() =>
    import('@/lib/dashboard/content/faq-kind').then((file) => orderedList(file.faqKind)),
  ),
  texts: dynamic(() =>
    import('@/lib/dashboard/content/text-kind').then((file) => tableList(file.textKind)),
  ),
  meta: dynamic(() =>
    import('@/lib/dashboard/content/meta-kind').then((file) => tableList(file.metaKind)),
  ),
  redirects: dynamic(() =>
    import('@/lib/dashboard/content/redirect-kind').then((file) => tableList(file.redirectKind)),
  ),
  search: dynamic(() => import('./search-screen').then((file) => file.SearchScreen)),
};

export function RecordList({ contentType }: { contentType: ContentType }) {
  const List = lists[contentType];
  return <List />;
}

function tableList<Draft, Input extends object, Shown extends Versioned>(
  kind: TableKind<Draft, Input, Shown>,
): ComponentType {
  const { contentType, noun, calls, table } = kind;
  return function TableList() {
    return (
      <>
        <DashboardHead title={contentTypes[contentType]} lead={table.lead}>
          {calls.create && (
            <Link href={recordPath(kind, 'new')} className={buttonClass('main', 'card')}>
              {table.newLabel ?? `New ${noun}`}
            </Link>
          )}
        </DashboardHead>
        <RecordTable kind={kind} />
      </>
    );
  };
}

function orderedList<Draft, Input extends object, Shown extends Versioned>(
  kind: OrderedKind<Draft, Input, Shown>,
): ComponentType {
  const { contentType, noun, order } = kind;
  return function OrderedList() {
    return (
      <>
        <DashboardHead title={contentTypes[contentType]} lead={order.lead}>
          {order.shopLabel && (
            <Link href="/" target="_blank" className={buttonClass('second', 'card')}>
              {order.shopLabel}
            </Link>
          )}
          <Link href={recordPath(kind, 'new')} className={buttonClass('main', 'card')}>
            New {noun}
          </Link>
        </DashboardHead>
        <div className="panels">
          <OrderedRecords kind={kind} />
        </div>
      </>
    );
  };
}
