import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentType, ReactNode } from 'react';
import * as editors from '@/components/dashboard/content/record-editors';
import { requireStaff } from '@/lib/platform/auth/require-staff';
import type { ReadCall } from '@/lib/contract/endpoint';
import { bannerKind } from '@/lib/dashboard/content/banner-kind';
import { categoryOptions } from '@/lib/dashboard/content/category-options';
import { concernKind } from '@/lib/dashboard/content/concern-kind';
import { contentPath, contentTypes, findContentType } from '@/lib/dashboard/paths';
import { eventKind } from '@/lib/dashboard/content/event-kind';
import { faqKind } from '@/lib/dashboard/content/faq-kind';
import { growerKind } from '@/lib/dashboard/content/grower-kind';
import { metaKind } from '@/lib/dashboard/content/meta-kind';
import { pinKind } from '@/lib/dashboard/content/pin-kind';
import { postKind } from '@/lib/dashboard/content/post-kind';
import { purposeKind } from '@/lib/dashboard/content/purpose-kind';
import { readRecord } from '@/lib/dashboard/content/read-record';
import { redirectKind } from '@/lib/dashboard/content/redirect-kind';
import { sectionKind } from '@/lib/dashboard/content/section-kind';
import { statisticKind } from '@/lib/dashboard/content/statistic-kind';
import { storeKind } from '@/lib/dashboard/content/store-kind';
import { synonymKind } from '@/lib/dashboard/content/synonym-kind';
import { textKind } from '@/lib/dashboard/content/text-kind';
import { getCategoryTree } from '@/lib/features/category/queries';
import { readDeliveryCountry } from '@/lib/features/place/queries';
import { findProduct } from '@/lib/features/product/queries';

interface RecordPageProps {
  /** `record`: an id, or the folder of a kind and an id. */
  params: Promise<{ kind: string; record: string[] }>;
}

/** Reads a record, or starts a new one, and shows its form. */
type ShowRecord = (id: string, page: string) => Promise<ReactNode>;

const showRecords = new Map<string, ShowRecord>([
  ['banners', showBanner],
  ['concerns', showWith(concernKind, editors.ConcernEditor)],
  ['events', showWith(eventKind, editors.EventEditor)],
  ['faq', showWith(faqKind, editors.FaqEditor)],
  ['growers', showWith(growerKind, editors.GrowerEditor)],
  ['home', showWith(sectionKind, editors.SectionEditor)],
  ['home/figures', showWith(statisticKind, editors.StatisticEditor)],
  ['meta', showWith(metaKind, editors.MetaEditor)],
  ['posts', showWith(postKind, editors.PostEditor)],
  ['redirects', showWith(redirectKind, editors.RedirectEditor)],
  ['search/pins', showWith(pinKind, editors.PinEditor)],
  ['search/purposes', showWith(purposeKind, editors.PurposeEditor)],
  ['search/synonyms', showWith(synonymKind, editors.SynonymEditor)],
  ['stores', showStore],
  ['texts', showText],
]);

export async function generateMetadata({ params }: RecordPageProps): Promise<Metadata> {
  const contentType = findContentType((await params).kind);
  return contentType ? { title: contentTypes[contentType] } : {};
}

export default async function RecordPage({ params }: RecordPageProps) {
  const { kind, record } = await params;
  const show = showRecords.get([kind, ...record.slice(0, -1)].join('/'));
  const contentType = findContentType(kind);
  const id = record.at(-1);
  if (!show || !contentType || !id) notFound();
  const page = contentPath(contentType, ...record);
  await requireStaff(page, 'content');
  return show(id, page);
}

interface ReadableKind<Shown> {
  calls: { read: ReadCall<never, { data: Shown }> };
}

function showWith<Shown>(
  { calls }: ReadableKind<Shown>,
  Editor: ComponentType<{ known: Shown | null }>,
): ShowRecord {
  return async (id, page) => <Editor known={await readRecord(calls.read, id, page)} />;
}

async function showBanner(id: string, page: string) {
  const [banner, tree] = await Promise.all([
    readRecord(bannerKind.calls.read, id, page),
    getCategoryTree(),
  ]);
  const pictured = await Promise.all((banner?.pictured_products ?? []).map(readPicturedProduct));
  return (
    <editors.BannerEditor known={banner} categories={categoryOptions(tree)} pictured={pictured} />
  );
}

/** An unpublished product has no price to show. */
async function readPicturedProduct({ id, name }: { id: number; name: string }) {
  const product = await findProduct(id).catch(() => null);
  if (!product) return { id, name };
  const { net_quantity, unit, product_price } = product;
  return { id, name, card: { id, name, net_quantity, unit, product_price } };
}

async function showStore(id: string, page: string) {
  const [store, country] = await Promise.all([
    readRecord(storeKind.calls.read, id, page),
    readDeliveryCountry(),
  ]);
  return <editors.StoreEditor known={store} countryId={country.id} />;
}

async function showText(id: string, page: string) {
  const text = await readRecord(textKind.calls.read, id, page);
  // Texts belong to fixed URLs of the shop; none can be created here.
  if (!text) notFound();
  return <editors.TextEditor known={text} />;
}
