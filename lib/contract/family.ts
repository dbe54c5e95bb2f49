import { array, number, object, type InferType } from 'yup';
import { amount, count, countOrNull, text, textOrNull, yesNo } from './rules.ts';

/*
 * A family ties together products that are the same but for size or flavour; each of them has an
 * id, SKU, price, stock and address of its own. A combo is a product made of other products. A
 * store API without them leaves these fields out.
 */

export const maxFamilyMembers = 100;
export const maxComboItems = 20;
export const maxComboItemQuantity = 50;

const familyMember = object({
  product_id: count(),
  name: text(),
  /** One value for each axis; no two members have the same. */
  options: array(text()).required(),
  sku: text(),
  /** Rupees, GST included. */
  product_price: amount(),
  /** MRP in rupees. */
  base_price: amount(),
  net_quantity: amount(),
  unit: text(),
  /** Null: stock unknown. */
  available_stock_quantity: countOrNull(),
  image1: textOrNull(),
});
export type FamilyMember = InferType<typeof familyMember>;

export const family = object({
  id: count(),
  name: text(),
  /** What the members differ in, such as Size; one or two. */
  axes: array(text()).required(),
  /** On sale, in the family's order; the product itself is one of them. */
  members: array(familyMember.required()).max(maxFamilyMembers).required(),
});
export type Family = InferType<typeof family>;

export const combo = object({
  items: array(
    object({
      product_id: count(),
      name: text(),
      /** In one combo. */
      quantity: count(),
      image1: textOrNull(),
      /** Of one piece, in rupees. */
      product_price: amount(),
    }).required(),
  ).required(),
  /** Price of the items bought singly less the price of the combo, in rupees; at least 0. */
  saves: amount(),
});
export type Combo = InferType<typeof combo>;

/** Card fields that say what else of the family there is. */
export const cardFamilyFields = {
  family_id: number().integer().nullable().optional(),
  /** Members on sale; 1 without a family. */
  family_size: number().integer().min(0).optional(),
  /** The lowest price of these members, in rupees. */
  family_price_from: number().min(0).optional(),
  is_combo: yesNo().optional(),
};

/** The size of a line of a cart or an order, and what a combo holds. */
export const lineFamilyFields = {
  family_name: textOrNull().optional(),
  options: array(object({ axis: text(), value: text() }).required())
    .nullable()
    .optional()
    .default(undefined),
};

/** A part of a combo in a cart. */
export const comboLineItem = object({
  product_id: count(),
  name: text(),
  /** In one combo. */
  quantity: count(),
});

/** A part of a combo in an order. */
export const orderedComboItem = comboLineItem.shape({
  sku: text(),
  hsn: text(),
  /** In percent. */
  gst_rate: amount(),
  /** Its share in the total of the row, in rupees; the shares add up to the row. */
  gross: amount(),
  /** Pieces without a return request. */
  returnable_quantity: number().integer().min(0).optional(),
  /** False: only if it is damaged, wrong or expired. */
  is_returnable: yesNo().optional(),
});

/**
 * Pieces of a row of an order that were returned or sent: `quantity` of the row, or of one part of
 * a combo where `product_id` names it.
 */
export const rowPieces = object({
  /** Id of the row. */
  id: count(),
  product_id: number().integer().optional(),
  quantity: count(),
});
export type RowPieces = InferType<typeof rowPieces>;
