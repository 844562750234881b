import type { ProductId } from '@stratum/contract/ids';
import type { AddressPart } from '@stratum/contract/shop/address';
import type { PaymentMethod } from '@stratum/contract/shop/order-words';
import { useState } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { isRecord } from '../../shared/json/is-record.ts';
import { getTabItem, registerLocalCache, setTabItem } from '../../shared/session/index.ts';
import { appStore, useAppState } from '../../shared/state/app-store.ts';

/** An address as it stands in its fields. */
export type AddressFields = Readonly<Record<Exclude<AddressPart, 'country'>, string>> & {
  readonly country: string | null;
};

export const emptyAddress: AddressFields = {
  name: '',
  line1: '',
  line2: '',
  postalCode: '',
  city: '',
  state: '',
  country: null,
  phone: '',
};

/** An order that is being made; for this tab only, over a reload. */
export interface OrderDraft {
  /** Of this shape; a draft of another one is not read. */
  readonly version: typeof version;
  readonly items: readonly { readonly productId: ProductId; readonly quantity: number }[];
  /** Where prices are said for; null for what the server takes. */
  readonly country: string | null;
  /** Null until something is typed or chosen. */
  readonly address: AddressFields | null;
  /** The invoice's, where it is another. */
  readonly billing: AddressFields | null;
  /** Whether the addresses have been looked at by the server, and what nobody could look up. */
  readonly checked: { readonly unchecked: readonly AddressPart[] } | null;
  /** The chosen rate: it has another id each time, and another name in another language. */
  readonly rate: { readonly service: string; readonly amount: number } | null;
  readonly payment: PaymentMethod | null;
  readonly promoCode: string | null;
}

const version = 1;
const name = 'order';
export const emptyOrder: OrderDraft = {
  version,
  items: [],
  country: null,
  address: null,
  billing: null,
  checked: null,
  rate: null,
  payment: null,
  promoCode: null,
};

interface OwnedDraft {
  readonly userId: string | null;
  readonly draft: OrderDraft;
}
const nobodys: OwnedDraft = { userId: null, draft: emptyOrder };
const drafts = createStore<OwnedDraft>()(() => nobodys);

// The tab's item goes by itself, whether this is loaded or not.
registerLocalCache({
  retainForUser(userId) {
    if (drafts.getState().userId !== userId) drafts.setState(nobodys);
  },
});

function currentUserId(): string | null {
  return appStore.getState().authData.userData?.id ?? null;
}

/** Reads what this tab has kept of the same person over a reload. */
function restore(userId: string | null): void {
  if (drafts.getState().userId === userId) return;
  const kept = userId === null ? undefined : getTabItem(userId, name);
  drafts.setState({ userId, draft: isDraft(kept) ? kept : emptyOrder });
}

/** What the tab keeps has been written here: its version says its shape. */
function isDraft(kept: unknown): kept is OrderDraft {
  return isRecord(kept) && kept.version === version;
}

export function useOrderDraft(): OrderDraft {
  const userId = useAppState(({ authData }) => authData.userData?.id ?? null);
  useState(() => restore(userId));
  return useStore(drafts, (state) => (state.userId === userId ? state.draft : emptyOrder));
}

export function updateOrder(changed: Partial<OrderDraft>): void {
  const userId = currentUserId();
  restore(userId);
  const draft = { ...drafts.getState().draft, ...changed };
  drafts.setState({ userId, draft });
  if (userId !== null) setTabItem(userId, name, draft);
}

/** What stands there at this moment. */
export function readOrder(): OrderDraft {
  return drafts.getState().draft;
}

/** Once it is placed: nothing of it is left. */
export function discardOrder(): void {
  const { userId } = drafts.getState();
  if (userId !== null) setTabItem(userId, name, undefined);
  drafts.setState({ userId, draft: emptyOrder });
}
