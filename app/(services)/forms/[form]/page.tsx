import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlainFormScreen } from '@/components/plain-form/plain-form-screen';
import { readCountries } from '@/lib/features/place/queries';
import { findPlainForm } from '@/lib/features/plain-form/plain-forms';
import { readQuestion } from '@/lib/features/plain-form/read-question';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { readStores } from '@/lib/features/store/queries';
import { findKept } from '@/lib/platform/form-posts/kept-cookie';

interface PlainFormPageProps {
  params: Promise<{ form: string }>;
  searchParams: Promise<{ kept?: string | string[]; store?: string | string[] }>;
}

export async function generateMetadata({ params }: PlainFormPageProps): Promise<Metadata> {
  const found = findPlainForm((await params).form);
  return { title: found?.form.title, robots: { index: false, follow: true } };
}

async function readStoreName(id: string | undefined): Promise<string | undefined> {
  return (await readStores()).stores.find((store) => String(store.id) === id)?.store_name;
}

export default async function PlainFormPage({ params, searchParams }: PlainFormPageProps) {
  const found = findPlainForm((await params).form);
  if (!found) notFound();
  const { name, form } = found;
  await requireOpen(form.page);
  const query = await searchParams;
  const kept = await findKept(query.kept);
  const storeId = [query.store].flat()[0];
  const storeName = name === 'store' ? await readStoreName(storeId) : undefined;
  if (name === 'store' && !storeName) notFound();
  const hasCountry = form.fields.some(({ kind }) => kind === 'country');
  const [countries, question] = await Promise.all([
    hasCountry ? readCountries() : [],
    form.needsNoQuestion ? undefined : readQuestion(form.action),
  ]);
  return (
    <PlainFormScreen
      name={name}
      form={form}
      title={storeName ? `Write to ${storeName}` : form.title}
      kept={kept?.form === name ? kept : undefined}
      countries={countries}
      question={question}
      hidden={storeName && storeId ? { store_id: storeId } : {}}
    />
  );
}
