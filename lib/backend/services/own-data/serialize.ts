import type { OwnData } from '../../../contract/own-data.ts';
import { toRupees } from '../../../contract/money.ts';
import { storedPicturePath } from '../content/picture-use.ts';
import { toSubscription } from '../membership/serialize.ts';
import { toOrder } from '../order/read/serialize.ts';
import { toProfile } from '../profile/serialize.ts';
import type { OwnRows } from './read-own-data.ts';

export function toOwnData(rows: OwnRows, now: Date): OwnData {
  const { customer } = rows;
  const { addresses, ...profile } = toProfile(rows);
  return {
    exported_at: now.toISOString(),
    account: {
      id: customer.id,
      first_name: profile.first_name,
      last_name: profile.last_name,
      company: profile.company,
      email: profile.email,
      mobile_no: profile.mobile_no,
      profile_pic: profile.profile_pic,
      is_subscribed: profile.is_subscribed,
      created_at: customer.createdAt.toISOString(),
    },
    consents: rows.consents,
    addresses,
    orders: rows.orders.map(toOrder),
    reviews: rows.reviews.map(({ review, pictures, productName }) => ({
      product_id: review.productId,
      product_name: productName,
      rating: review.rating,
      review: review.text,
      published_at: review.publishedAt.toISOString(),
      pictures: (pictures ?? []).map(({ file }) => storedPicturePath(file)),
    })),
    questions: rows.questions.map(({ question, productName }) => ({
      product_id: question.productId,
      product_name: productName,
      question: question.question,
      answer: question.answer,
      asked_at: question.askedAt.toISOString(),
    })),
    wishlist: rows.wishlistItems.map(({ wishlistItem, productName }) => ({
      product_id: wishlistItem.productId,
      product_name: productName,
      added_at: wishlistItem.createdAt.toISOString(),
    })),
    subscriptions: rows.months.map((month) => toSubscription(month, now)),
    appointments: rows.appointments.map((one) => ({
      id: one.id,
      start_datetime: one.startsAt.toISOString(),
      name: one.name,
      email: one.email,
      mobile: one.mobile,
      gender: one.gender,
      age_group: one.ageGroup,
      landmark: one.landmark,
      guardian_name: one.guardianName,
      is_free: one.isFree,
      fee: toRupees(one.fee),
      created_at: one.createdAt.toISOString(),
      cancelled_at: one.cancelledAt?.toISOString() ?? null,
      health: rows.health.get(one.id) ?? null,
    })),
  };
}
