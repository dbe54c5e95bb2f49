import { eq, or } from 'drizzle-orm';
import type { SignUpInput } from '../../../contract/account.ts';
import type { ServiceContext } from '../../context.ts';
import { customers } from '../../db/schema/customer.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalid, StoreError } from '../../errors.ts';
import { isDemoEmail } from '../demo-data/find-demo.ts';
import { hashPassword } from '../login/password.ts';
import { queueMessage } from '../messages/queue-message.ts';
import { newsToken, stopNewsPath } from '../news/news-token.ts';

type NewAccount = Pick<
  SignUpInput,
  'email' | 'first_name' | 'last_name' | 'mobile_no' | 'password' | 'wants_news'
>;

/** Opens an account and welcomes its owner by mail, with a link that ends the news where they were asked for. 409 naming the field where its email or mobile number has one already. */
export async function signUp(context: ServiceContext, input: NewAccount): Promise<void> {
  const { now, env } = context;
  if (env.mode === 'live' && isDemoEmail(input.email)) {
    throw invalid({ email: ['Please enter an email address of your own'] });
  }
  const passwordHash = await hashPassword(input.password);
  const isOpened = await inTransaction(context.db, async (tx) => {
    const opened = await tx
      .insert(customers)
      .values({
        email: input.email,
        mobile: input.mobile_no,
        firstName: input.first_name,
        lastName: input.last_name,
        passwordHash,
        wantsNews: input.wants_news ?? false,
        createdAt: now(),
        updatedAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    const [account] = opened;
    if (!account) return false;
    await queueMessage(tx, {
      kind: 'welcome',
      to: { email: input.email },
      data: {
        firstName: input.first_name,
        ...(input.wants_news && {
          stopPath: stopNewsPath(newsToken(account.id, context.env.visitorSecret)),
        }),
      },
    });
    return true;
  });
  if (!isOpened) throw await whatIsTaken(context, input);
}

async function whatIsTaken({ db }: ServiceContext, input: NewAccount): Promise<StoreError> {
  const holders = await db
    .select({ email: customers.email, mobile: customers.mobile })
    .from(customers)
    .where(or(eq(customers.email, input.email), eq(customers.mobile, input.mobile_no)));
  const errors: Record<string, string[]> = {};
  if (holders.some(({ email }) => email === input.email)) {
    errors['email'] = ['There is an account with this email already'];
  }
  if (holders.some(({ mobile }) => mobile === input.mobile_no)) {
    errors['mobile_no'] = ['There is an account with this mobile number already'];
  }
  const [message = 'Please try again!'] = Object.values(errors).flat();
  return new StoreError(409, message, { errors });
}
