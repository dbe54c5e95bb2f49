import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlainFormScreen } from '@/components/plain-form/plain-form-screen';
import { firstDraft } from '@/lib/features/appointment/appointment-draft';
import type { PlainForm } from '@/lib/features/plain-form/plain-form';
import { findPlainForm } from '@/lib/features/plain-form/plain-forms';
import { readLists, readQuestion } from '@/lib/features/plain-form/read-lists';
import { readProfile } from '@/lib/features/profile/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { readStores } from '@/lib/features/store/queries';
import { submittedFormParameter, withParameter } from '@/lib/platform/form-posts/form-address';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes } from '@/lib/platform/routes';

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

/** Initial field values. Redirects guests to the login if the form requires one. */
async function readFirst(form: PlainForm, page: string): Promise<Record<string, string>> {
  const profile = form.needsLogin ? await readProfile(page) : undefined;
  if (!profile) return form.first ?? {};
  const { name, mobile, email } = firstDraft(profile, null);
  return { ...form.first, name, mobile, email, country_id: 'India' };
}

export default async function PlainFormPage({ params, searchParams }: PlainFormPageProps) {
  const found = findPlainForm((await params).form);
  if (!found) notFound();
  const { name, form } = found;
  await requireOpen(form.page);
  const query = await searchParams;
  const submittedForm = await findSubmittedForm(query.kept);
  const storeId = [query.store].flat()[0];
  const storeName = name === 'store' ? await readStoreName(storeId) : undefined;
  if (name === 'store' && !storeName) notFound();
  const here = routes.plainForm(name);
  const page = submittedForm ? withParameter(here, submittedFormParameter, submittedForm.id) : here;
  const first = await readFirst(form, page);
  const [lists, question] = await Promise.all([
    readLists(form),
    form.needsNoQuestion ? undefined : readQuestion(form.action),
  ]);
  return (
    <PlainFormScreen
      name={name}
      form={form}
      title={storeName ? `Contact ${storeName}` : form.title}
      submittedForm={submittedForm?.form === name ? submittedForm : undefined}
      {...lists}
      first={first}
      question={question}
      hidden={storeName && storeId ? { store_id: storeId } : {}}
    />
  );
}
