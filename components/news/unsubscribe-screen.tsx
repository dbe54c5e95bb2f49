import type { ReactNode } from 'react';
import { PageHead } from '@/components/layout/page-head';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/platform/routes';
import { readShop } from '@/lib/features/shop-profile/queries';

interface UnsubscribeScreenProps {
  token: string;
  /** Null: invalid link. */
  wantsNews: boolean | null;
}

export async function UnsubscribeScreen({ token, wantsNews }: UnsubscribeScreenProps) {
  if (wantsNews === null) {
    return (
      <UnsubscribeMessage
        title="This link is broken"
        lead="Copy the full link from the email, or change the setting in your profile."
      >
        <Link href={routes.editProfile} className={buttonClass('second')}>
          Go to my profile
        </Link>
      </UnsubscribeMessage>
    );
  }
  if (!wantsNews) {
    return (
      <UnsubscribeMessage
        title="You’ve unsubscribed"
        lead="You won’t get offers or reminders any more. Emails about your orders will continue. You can change this in your profile."
      >
        <Link href={routes.shop()} className={buttonClass('second')}>
          Shop now
        </Link>
      </UnsubscribeMessage>
    );
  }
  return (
    <UnsubscribeMessage
      title="Unsubscribe from our emails?"
      lead={`You signed up for offers, news and cart reminders from ${(await readShop()).name}. Unsubscribe to stop them all.`}
    >
      <form method="post" action={routes.stopNews(token)}>
        <Button type="submit">Unsubscribe</Button>
      </form>
    </UnsubscribeMessage>
  );
}

interface UnsubscribeMessageProps {
  title: string;
  lead: string;
  children: ReactNode;
}

function UnsubscribeMessage({ title, lead, children }: UnsubscribeMessageProps) {
  return (
    <div className="frame py-8 md:py-12">
      <PageHead crumbs={[]} title={title} lead={lead}>
        <div className="mt-6">{children}</div>
      </PageHead>
    </div>
  );
}
