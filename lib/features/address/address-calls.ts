import { send } from '../../api/browser';
import {
  addAddress,
  changeAddress,
  deleteAddress,
  makeAddressDefault,
  type AddressChange,
  type NewAddress,
} from '../../contract/address';

/* Separate chunk: the checks of the contract load with the first change. */

export const sendNew = (body: NewAddress) => send(addAddress, { body });

export const sendChange = (id: number, body: AddressChange) =>
  send(changeAddress, { params: { id }, body });

/** With an input it changes the address as well. */
export const sendDefault = (id: number, body: AddressChange) =>
  send(makeAddressDefault, { search: `contact_id=${id}`, body });

export const sendDeletion = (id: number) => send(deleteAddress, { params: { id } });
