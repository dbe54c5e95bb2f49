import { PageHead } from '@/components/layout/page-head';
import { ShopContactLinks } from '@/components/layout/shop-contact-links';
import { SentNote } from '@/components/lead/sent-note';
import { buttonClass } from '@/components/ui/button-class';
import { FormNotice } from '@/components/ui/form-notice';
import { Link } from '@/components/ui/link';
import { homeCrumbs } from '@/lib/features/text-page/policy-links';
import { routes } from '@/lib/platform/routes';
import { PlainFormBody, type PlainFormBodyProps } from './plain-form-body';

interface PlainFormScreenProps extends PlainFormBodyProps {
  title: string;
}

export function PlainFormScreen({ title, ...body }: PlainFormScreenProps) {
  const { form, submittedForm, question } = body;
  const { number, pay, amount, done } =
    submittedForm?.isError === false ? submittedForm.values : {};
  const canBeSent = question !== undefined || form.action === undefined;
  return (
    <div className="frame pt-4 pb-10 lg:pt-8 lg:pb-14">
      <PageHead crumbs={homeCrumbs} title={title} />
      <div className="mt-6 md:mt-8">
        {number ? (
          <>
            <SentNote number={number}>We’ll reply soon.</SentNote>
            <Link href={routes.shop()} className={`${buttonClass('second')} mt-6`}>
              Continue shopping
            </Link>
          </>
        ) : pay ? (
          <>
            <FormNotice notice={submittedForm} />
            <a href={pay} className={buttonClass()}>
              Pay {amount} now
            </a>
          </>
        ) : done ? (
          <>
            <FormNotice notice={submittedForm} />
            <Link href={done} className={buttonClass('second')}>
              Back to event
            </Link>
          </>
        ) : canBeSent ? (
          <>
            <FormNotice notice={submittedForm} />
            <PlainFormBody {...body} />
          </>
        ) : (
          <p className="max-w-[58ch] text-3 leading-7">
            This form needs JavaScript. Turn it on, or contact us directly:
          </p>
        )}
        {!number && <ContactLine />}
      </div>
    </div>
  );
}

function ContactLine() {
  return (
    <div className="mt-8">
      <p className="text-ink-2">Or reach us directly:</p>
      <ShopContactLinks />
    </div>
  );
}
