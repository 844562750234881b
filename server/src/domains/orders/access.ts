import type { OrderId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { orderById } from './store.ts';
import type { OrderRow } from './tables.ts';

const orderAsOwner: Door<OrderId, OrderRow> = async (tx, caller, id, lock) => {
  const row = await orderById(tx, id, lock);
  return row?.userId === caller.userId ? row : null;
};

export const doors = { order: orderAsOwner };
export type Doors = typeof doors;
