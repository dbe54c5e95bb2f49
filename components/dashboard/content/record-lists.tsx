'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { ContentType } from '@/lib/dashboard/paths';
import type { OrderedKind, TableKind } from '@/lib/dashboard/content/record-kind';
import type { Versioned } from '@/lib/dashboard/content/use-record';
import type { createOrderedList } from './ordered-records';
import type { createTableList } from './record-table';

/* Lazy chunks: a list loads its own kind of record only. */
const lists: Record<ContentType, ComponentType> = {
  banners: dynamic(() =>
    showOrdered(
      import('./ordered-records'),
      import('@/lib/dashboard/content/banner-kind').then((file) => file.bannerKind),
    ),
  ),
  home: dynamic(() => import('./home-screen').then((file) => file.HomeScreen)),
  posts: dynamic(() =>
    showTable(
      import('./record-table'),
      import('@/lib/dashboard/content/post-kind').then((file) => file.postKind),
    ),
  ),
  events: dynamic(() =>
    showTable(
      import('./record-table'),
      import('@/lib/dashboard/content/event-kind').then((file) => file.eventKind),
    ),
  ),
  concerns: dynamic(() =>
    showTable(
      import('./record-table'),
      import('@/lib/dashboard/content/concern-kind').then((file) => file.concernKind),
    ),
  ),
  growers: dynamic(() =>
    showTable(
      import('./record-table'),
      import('@/lib/dashboard/content/grower-kind').then((file) => file.growerKind),
    ),
  ),
  stores: dynamic(() =>
    showTable(
      import('./record-table'),
      import('@/lib/dashboard/content/store-kind').then((file) => file.storeKind),
    ),
  ),
  faq: dynamic(() =>
    showOrdered(
      import('./ordered-records'),
      import('@/lib/dashboard/content/faq-kind').then((file) => file.faqKind),
    ),
  ),
  texts: dynamic(() =>
    showTable(
      import('./record-table'),
      import('@/lib/dashboard/content/text-kind').then((file) => file.textKind),
    ),
  ),
  meta: dynamic(() =>
    showTable(
      import('./record-table'),
      import('@/lib/dashboard/content/meta-kind').then((file) => file.metaKind),
    ),
  ),
  redirects: dynamic(() =>
    showTable(
      import('./record-table'),
      import('@/lib/dashboard/content/redirect-kind').then((file) => file.redirectKind),
    ),
  ),
  search: dynamic(() => import('./search-screen').then((file) => file.SearchScreen)),
};

export function RecordList({ contentType }: { contentType: ContentType }) {
  const List = lists[contentType];
  return <List />;
}

async function showTable<Draft, Input extends object, Shown extends Versioned>(
  screen: Promise<{ createTableList: typeof createTableList }>,
  kind: Promise<TableKind<Draft, Input, Shown>>,
) {
  return (await screen).createTableList(await kind);
}

async function showOrdered<Draft, Input extends object, Shown extends Versioned>(
  screen: Promise<{ createOrderedList: typeof createOrderedList }>,
  kind: Promise<OrderedKind<Draft, Input, Shown>>,
) {
  return (await screen).createOrderedList(await kind);
}
