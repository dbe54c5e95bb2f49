import { nullIfNotFound } from '../../api/call-errors';
import {
  addAddress,
  addressInput,
  changeAddress,
  makeAddressDefault,
} from '../../contract/address';
import { isId } from '../../contract/is-id';
import { findPinCode } from '../../contract/place';
import type { StoreCaller } from '../../platform/form-posts/call-store';
import { pinCodePattern } from '../../contract/pin-code';
import type { Fields, FormPost } from '../../platform/form-posts/form-post';
import { routes, safeBackTo } from '../../platform/routes';
import { cityKey, toSend } from '../address/address-draft';
import { validateFields } from './validate-fields';

const numberIn = (text = '') => (isId(text) ? Number(text) : undefined);
const textIn = (text = '') => text.trim() || undefined;
const numberWithCode = (text = '') =>
  /^\d{10}$/.test(text.trim()) ? `+91${text.trim()}` : textIn(text);

async function findPinCodeLocation(pinCode: string, store: StoreCaller) {
  const answer = await store(findPinCode, { params: { pinCode } }).catch(nullIfNotFound);
  return answer?.data;
}

/** State and city by PIN code, if the chosen state is another one or none was chosen. */
async function findStateAndCity(fields: Fields, store: StoreCaller) {
  const chosen = { state: numberIn(fields['state']), city: numberIn(fields['city']) };
  const pin = fields['postal_code'] ?? '';
  if (!pinCodePattern.test(pin)) return chosen;
  const found = await findPinCodeLocation(pin, store);
  if (!found?.state_obj || found.state_obj.id === chosen.state) {
    return { ...chosen, city: chosen.city ?? found?.city_obj?.id };
  }
  return { state: found.state_obj.id, city: found.city_obj?.id };
}

/** Saves an address; without scripts, the PIN code gives state and city. */
export const addressPost: FormPost = {
  page: ({ page }) => safeBackTo(page, routes.addAddress()),
  run: async (fields, store) => {
    const input = await validateFields(addressInput, {
      full_name: textIn(fields['full_name']),
      mobile: numberWithCode(fields['mobile']),
      another_mobile: numberWithCode(fields['another_mobile']),
      address_line_1: textIn(fields['address_line_1']),
      address_line_2: textIn(fields['address_line_2']),
      landmark: textIn(fields['landmark']),
      country: numberIn(fields['country']),
      ...(await findStateAndCity(fields, store)),
      postal_code: textIn(fields['postal_code']),
      address_tags: textIn(fields['address_tags']),
      is_default: fields['is_default'] !== undefined,
    });
    const body = {
      ...toSend(input),
      is_city_confirmed: fields['asked_place'] === cityKey(input),
    };
    const addressId = numberIn(fields['address_id']);
    const fromId = numberIn(fields['from_id']);
    if (addressId === undefined) {
      await store(addAddress, { body: { ...body, ...(fromId && { add_id: fromId }) } });
    } else if (fields['is_contact']) {
      await store(makeAddressDefault, { search: `contact_id=${addressId}`, body });
    } else {
      await store(changeAddress, { params: { id: addressId }, body });
    }
    return { to: safeBackTo(fields['back'], routes.addresses), message: 'Address saved' };
  },
};
