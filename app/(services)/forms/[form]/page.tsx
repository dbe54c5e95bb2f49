import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PlainFormScreen } from '@/components/plain-form/plain-form-screen';
import { firstDraft } from '@/lib/features/appointment/appointment-draft';
import type { PlainForm } from '@/lib/features/plain-form/plain-form';
import { isOver } from '@/lib/features/event/event-query';
import { findEvent } from '@/lib/features/event/queries';
import { findPlainForm } from '@/lib/features/plain-form/plain-forms';
import { readLists, readQuestion } from '@/lib/features/plain-form/read-lists';
import { readProfile } from '@/lib/features/profile/queries';
import { requireOpen } from '@/lib/features/shop-profile/queries';
import { readStores } from '@/lib/features/store/queries';
import { idFrom } from '@/lib/format/id';
import { submittedFormParameter, withParameter } from '@/lib/platform/form-posts/form-address';
import type { PlainFormName } from '@/lib/platform/form-posts/form-names';
import { findSubmittedForm } from '@/lib/platform/form-posts/submitted-form-cookie';
import { routes } from '@/lib/platform/routes';

interface PlainFormPageProps {
  params: Promise<{ form: string }>;
  searchParams: Promise<Record<'kept' | 'store' | 'event', string | string[] | undefined>>;
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

interface Subject {
  /** Store or event that the form is about. */
  about: { store?: string; event?: string };
  title: string;
  hidden: Record<string, string>;
}

/** Undefined: the form is about something that is not there. */
async function readSubject(
  { name, form }: { name: PlainFormName; form: PlainForm },
  query: Awaited<PlainFormPageProps['searchParams']>,
): Promise<Subject | undefined> {
  if (name === 'store') {
    const id = [query.store].flat()[0];
    const storeName = await readStoreName(id);
    if (!storeName || !id) return undefined;
    return { about: { store: id }, title: `Contact ${storeName}`, hidden: { store_id: id } };
  }
  if (name === 'event-seats') {
    const event = await findEvent(idFrom([query.event].flat()[0] ?? ''));
    if (!event?.seats || isOver(event, new Date())) return undefined;
    const id = String(event.id);
    return {
      about: { event: id },
      title: `${form.title}: ${event.title}`,
      hidden: { event_id: id },
    };
  }
  return { about: {}, title: form.title, hidden: {} };
}

export default async function PlainFormPage({ params, searchParams }: PlainFormPageProps) {
  const found = findPlainForm((await params).form);
  if (!found) notFound();
  const { name, form } = found;
  await requireOpen(form.page);
  const query = await searchParams;
  const submittedForm = await findSubmittedForm(query.kept);
  const subject = await readSubject(found, query);
  if (!subject) notFound();
  const here = routes.plainForm(name, subject.about);
  const page = submittedForm ? withParameter(here, submittedFormParameter, submittedForm.id) : here;
  const first = await readFirst(form, page);
  const [lists, question] = await Promise.all([
    readLists(form),
    form.action && readQuestion(form.action),
  ]);
  return (
    <PlainFormScreen
      name={name}
      form={form}
      title={subject.title}
      submittedForm={submittedForm?.form === name ? submittedForm : undefined}
      {...lists}
      first={first}
      question={question}
      hidden={subject.hidden}
    />
  );
}
