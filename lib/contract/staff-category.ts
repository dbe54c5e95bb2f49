import { array, boolean, object, type InferType } from 'yup';
import { staffCalls } from './endpoint.ts';
import { success } from './envelope.ts';
import { pictureField } from './file.ts';
import {
  count,
  countOrNull,
  id,
  line,
  moment,
  text,
  textOrNull,
  wholeNumber,
  yesNo,
} from './rules.ts';
import { picturePath, recordFields, versioned } from './staff-content.ts';
import { version } from './staff-list.ts';

export const deepestLevel = 3;

/**
 * A category with its position in the tree; listed in tree order, each parent before its children.
 */
const placedCategory = object({
  ...recordFields,
  name: text(),
  parent_id: countOrNull(),
  /** 1 to 3. */
  level: count(),
  /**
   * Products of this category itself, published or not, without those of its subcategories. A
   * family of sizes counts as one product.
   */
  product_count: count(),
});
export type PlacedCategory = InferType<typeof placedCategory>;

const staffCategory = placedCategory.shape({
  description: text(),
  metatitle: text(),
  metadescription: text(),
  metakeywords: text(),
  web_image: textOrNull(),
  mobile_image: textOrNull(),
  /** Whether its goods can be returned; null: as the category above says. */
  is_returnable: yesNo().nullable().defined(),
  updated_at: moment(),
});
export type StaffCategory = InferType<typeof staffCategory>;

export const categoryName = line(80).required('Name is required').min(2, 'Name is too short');

const categoryFields = {
  name: categoryName,
  description: line(2_000).default(''),
  metatitle: line(120).default(''),
  metadescription: line(320).default(''),
  metakeywords: line(300).default(''),
  web_image: picturePath().nullable().default(null),
  mobile_image: picturePath().nullable().default(null),
  is_returnable: boolean().typeError('Must be true or false').nullable().default(null),
};

export const categoryInput = object(categoryFields);
export type CategoryInput = InferType<typeof categoryInput>;

/** A new category is added as the last child of `parent_id`; null: top level. */
const newCategory = object({ ...categoryFields, parent_id: id().nullable().default(null) });
export type NewCategory = InferType<typeof newCategory>;

const categoryMove = object({
  parent_id: id().nullable().defined('Choose a parent category'),
  /** Index among its new siblings, not counting itself; 0 is the first. */
  position: wholeNumber(0, 'Position').required('Position is required'),
  version: version().required('Version is required'),
});
export type CategoryMove = InferType<typeof categoryMove>;

const staff = staffCalls('catalogue');
const path = '/staff/categories/';
const one = success.shape({ data: staffCategory.required() });
const tree = success.shape({ data: array(placedCategory.required()).required() });

export const listStaffCategories = staff.get(path, 'Get the category tree in the back office', {
  answer: tree,
});

export const getStaffCategory = staff.get(`${path}{id}/`, 'Get a category for editing', {
  answer: one,
});

export const createCategory = staff.post(
  path,
  'Create a category as the last one of its parent; the tree has three levels',
  { body: newCategory, answer: one, repeatable: true, successStatus: 201 },
);

export const changeCategory = staff.patch(
  `${path}{id}/`,
  'Change the name, texts or pictures of a category; 409 if it was edited by someone else',
  { body: versioned(categoryInput), answer: one },
);

export const moveCategory = staff.post(
  `${path}{id}/move/`,
  'Move a category and its subcategories in the tree; its URL stays the same',
  { body: categoryMove, answer: tree },
);

export const removeCategory = staff.delete(
  `${path}{id}/`,
  'Delete a category without subcategories; its products move to `move_to`',
  { query: object({ move_to: id().optional() }), answer: success },
);

/** An uploaded picture is deleted after a day unless a brand or a category uses it. */
export const uploadCataloguePicture = staff.post(
  '/staff/catalogue-pictures/',
  'Upload a picture for a brand or category: JPEG, PNG or WebP, up to 5 MB',
  {
    files: { [pictureField]: 1 },
    answer: success.shape({
      data: object({ path: text(), width: count(), height: count() }).required(),
    }),
    successStatus: 201,
  },
);
