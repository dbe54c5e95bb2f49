import * as account from '../contract/account';
import * as appointment from '../contract/appointment';
import { listFreeSlots } from '../contract/appointment-slot';
import { getBrand } from '../contract/brand';
import { listCartCoupons } from '../contract/cart-coupon';
import { answerCaptchaQuestion, getCaptchaKey, getCaptchaQuestion } from '../contract/captcha';
import * as concern from '../contract/concern';
import type { Endpoint } from '../contract/endpoint';
import { getEvent } from '../contract/event';
import { listFaqs } from '../contract/faq';
import { sendFranchiseLead, sendStoreLead } from '../contract/lead';
import * as login from '../contract/login';
import { getMembershipPlan } from '../contract/membership';
import * as mobileEntry from '../contract/mobile-entry';
import * as news from '../contract/news';
import { putOrderBack } from '../contract/order-change';
import { changeOrderAddress, previewOrderAddress } from '../contract/order-edit';
import { quoteOrder } from '../contract/order-quote';
import { getOwnData } from '../contract/own-data';
import { reportPageVitals } from '../contract/page-vitals';
import { getPayment } from '../contract/payment';
import { findPinCode } from '../contract/place';
import * as productQuestion from '../contract/product-question';
import * as profile from '../contract/profile';
import { changeReviewPictures, getMyReview } from '../contract/review';
import { noteSearchHit, suggest } from '../contract/search';
import * as seo from '../contract/seo';
import { openOwner } from '../contract/setup';
import { getShopProfile } from '../contract/shop-profile';
import * as invitation from '../contract/staff-invitation';
import { previewPost } from '../contract/staff-post';
import { askForStockAlert } from '../contract/stock-alert';
import { cancelSubscription } from '../contract/subscription';
import { getTextPage } from '../contract/text-page';

interface Extension {
  /** What it adds, as `/health` names it. */
  name: string;
  calls: readonly Endpoint[];
  /** What takes its place where the store API does not have it. */
  standIn: string;
  /** Values for the path of its first call and its query, with which anybody may try it. */
  probe?: { params?: Record<string, string | number>; query?: Record<string, string | number> };
}

/**
 * The calls that a store API may lack, with what stands in for each. The calls of the dashboard
 * (`/staff/…`) are one more: without them there is no dashboard.
 */
export const extensions: readonly Extension[] = [
  {
    name: 'shop profile',
    calls: [getShopProfile],
    standIn: 'the settings SHOP_NAME and so on',
    probe: {},
  },
  {
    name: 'text pages',
    calls: [getTextPage],
    standIn: 'the texts of lib/content/shipped-pages.ts',
    probe: { params: { slug: 'about-us' } },
  },
  {
    name: 'questions and answers',
    calls: [listFaqs],
    standIn: 'the questions of lib/content/shipped-faqs.ts',
    probe: {},
  },
  {
    name: 'redirects',
    calls: [seo.findRedirect],
    standIn: 'no redirects',
    probe: { query: { path: '/' } },
  },
  {
    name: 'sitemap',
    calls: [seo.listSitemaps, seo.listSitemapEntries],
    standIn: 'a sitemap made from products, categories, brands, posts and events',
    probe: {},
  },
  {
    name: 'product feed',
    calls: [seo.listFeedProducts],
    standIn: 'a feed made from the product list',
    probe: {},
  },
  {
    name: 'brand pages',
    calls: [getBrand],
    standIn: 'the name in the list of brands',
    probe: { params: { id: 1 } },
  },
  {
    name: 'event pages',
    calls: [getEvent],
    standIn: 'the entry in the list of events',
    probe: { params: { id: 1 } },
  },
  {
    name: 'concerns',
    calls: [concern.listConcerns, concern.getConcern],
    standIn: 'no page of concerns',
    probe: {},
  },
  {
    name: 'free appointments',
    calls: [listFreeSlots],
    standIn: 'the weekly hours of /online_appointment_slots/',
    probe: {},
  },
  {
    name: 'own appointments',
    calls: [
      appointment.listAppointments,
      appointment.getAppointment,
      appointment.cancelAppointment,
      appointment.moveAppointment,
    ],
    standIn: 'the message of the booking',
  },
  {
    name: 'appointment offer',
    calls: [appointment.getAppointmentOffer],
    standIn: 'a consultation without charge',
  },
  {
    name: 'membership plan',
    calls: [getMembershipPlan],
    standIn: 'the setting MEMBERSHIP_PRICE',
    probe: {},
  },
  { name: 'cancelled membership', calls: [cancelSubscription], standIn: 'a message' },
  {
    name: 'PIN codes',
    calls: [findPinCode],
    standIn: 'state and city chosen by hand',
    probe: { params: { pinCode: '380001' } },
  },
  {
    name: 'state of a payment',
    calls: [getPayment],
    standIn: 'the state of the order, or a message',
    probe: { params: { txnId: 'none' } },
  },
  { name: 'coupons in the cart', calls: [listCartCoupons], standIn: 'no coupons in the cart' },
  { name: 'cart from an order', calls: [putOrderBack], standIn: 'a message' },
  {
    name: 'order quote',
    calls: [quoteOrder],
    standIn: 'the delivery fee and the days of the shop profile',
  },
  {
    name: 'change of address',
    calls: [previewOrderAddress, changeOrderAddress],
    standIn: 'no button on the order page',
  },
  { name: 'own review', calls: [getMyReview], standIn: 'an empty review form' },
  {
    name: 'pictures in reviews',
    calls: [changeReviewPictures],
    standIn: 'a form without pictures',
  },
  {
    name: 'questions about products',
    calls: [productQuestion.listProductQuestions, productQuestion.askProductQuestion],
    standIn: 'no questions on the product page',
    probe: { params: { productId: 1 } },
  },
  { name: 'stock alerts', calls: [askForStockAlert], standIn: 'a message' },
  {
    name: 'search suggestions',
    calls: [suggest],
    standIn: 'the products of the product list',
    probe: { query: { text: 'a' } },
  },
  { name: 'search statistics', calls: [noteSearchHit], standIn: 'nothing' },
  { name: 'page speed', calls: [reportPageVitals], standIn: 'nothing' },
  {
    name: 'captcha key',
    calls: [getCaptchaKey],
    standIn: 'the setting RECAPTCHA_SITE_KEY',
    probe: {},
  },
  {
    name: 'captcha question',
    calls: [getCaptchaQuestion, answerCaptchaQuestion],
    standIn: 'a message that the form needs scripts',
    probe: { query: { action: 'inquiry' } },
  },
  {
    name: 'news by email',
    calls: [news.changeNews, news.checkNews, news.stopNews],
    standIn: 'a message',
  },
  { name: 'own data', calls: [getOwnData], standIn: 'a message' },
  {
    name: 'owner proof',
    calls: [
      account.sendProofOtp,
      account.proveOwner,
      account.logOutEverywhere,
      account.undoContactChange,
    ],
    standIn: 'a message',
  },
  {
    name: 'confirmed contacts',
    calls: [
      profile.sendMobileOtp,
      profile.verifyMobile,
      profile.sendEmailConfirmation,
      profile.confirmEmail,
      login.releaseNumber,
    ],
    standIn: 'a message',
  },
  {
    name: 'profile picture',
    calls: [profile.changePicture, profile.removePicture],
    standIn: 'a message',
  },
  {
    name: 'login link',
    calls: [login.askForLoginLink, login.logInByLink],
    standIn: 'a message',
  },
  {
    name: 'account by mobile number',
    calls: [mobileEntry.sendEntryOtp, mobileEntry.enterByOtp],
    standIn: 'the sign-up form',
  },
  {
    name: 'second factor of a reset',
    calls: [account.checkReset, account.sendResetOtp, account.disownEmail],
    standIn: 'the code in the link alone',
  },
  {
    name: 'franchise and store enquiries',
    calls: [sendFranchiseLead, sendStoreLead],
    standIn: 'a message',
  },
  {
    name: 'first owner and invitations',
    calls: [openOwner, invitation.getInvitation, invitation.acceptInvitation],
    standIn: 'a message',
  },
  { name: 'preview of a post', calls: [previewPost], standIn: 'page not found' },
];

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
const keys = new Set(extensions.flatMap(({ calls }) => calls.map(keyOf)));

/** Returns whether a store API may lack a call. */
export const isExtension = (call: Pick<Endpoint, 'method' | 'path'>): boolean =>
  keys.has(keyOf(call)) || call.path.startsWith('/staff/');
