import { send } from '../../api/browser';
import { addToCart, changeCartItem, removeCartItem } from '../../contract/cart';

/* Separate chunk: loaded with the first change of the cart, not with the page. */

export const sendAdd = (pid: number, quantity: number) =>
  send(addToCart, { body: { pid, quantity } });

export const sendQuantity = (itemId: number, quantity: number) =>
  send(changeCartItem, { params: { itemId }, body: { quantity } });

export const sendProduct = (itemId: number, pid: number) =>
  send(changeCartItem, { params: { itemId }, body: { pid } });

export const sendRemoval = (itemId: number) => send(removeCartItem, { params: { itemId } });
