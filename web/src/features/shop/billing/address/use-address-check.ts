import { shippingEndpoints } from '@stratum/contract/endpoints/shipping';
import type { Address, AddressPart } from '@stratum/contract/shop/address';
import { useState } from 'react';
import { CallError } from '../../../../shared/api/call-error.ts';
import type { CallOptions } from '../../../../shared/api/client.ts';
import { callRoute } from '../../../../shared/api/route-call.ts';
import { updateOrder } from '../../order-draft.ts';
import { toFields } from './address-body.ts';

type AddressKind = 'address' | 'billingAddress';

/** What the server would write otherwise. */
export interface Suggestion {
  readonly kind: AddressKind;
  readonly typed: Address;
  readonly suggested: Address;
  readonly unchecked: readonly AddressPart[];
}

interface Checked {
  readonly address: Address;
  readonly billingAddress?: Address | undefined;
}

/** Has the addresses looked at; what would be written otherwise is asked about, one after the other. */
export function useAddressCheck(onChecked: () => void) {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [first] = suggestions;

  async function check({ address, billingAddress }: Checked, options: CallOptions): Promise<void> {
    const found = [await look('address', address, options)];
    if (billingAddress) found.push(await look('billingAddress', billingAddress, options));
    const unchecked = found[0]?.unchecked ?? [];
    updateOrder({ checked: { unchecked } });
    const open = found.filter(isSuggestion);
    setSuggestions(open);
    if (open.length === 0) onChecked();
  }

  /** Takes the suggestion, or what was typed. */
  function answer(isTaken: boolean): void {
    if (!first) return;
    if (isTaken) {
      const fields = toFields(first.suggested);
      updateOrder(first.kind === 'address' ? { address: fields } : { billing: fields });
    }
    const rest = suggestions.slice(1);
    setSuggestions(rest);
    if (rest.length === 0) onChecked();
  }

  return { suggestion: first ?? null, check, answer, edit: () => setSuggestions([]) };
}

type Look = Omit<Suggestion, 'suggested'> & { readonly suggested: Address | null };

async function look(kind: AddressKind, typed: Address, options: CallOptions): Promise<Look> {
  try {
    const body = { address: typed };
    const { suggestion, unchecked } = await callRoute(
      shippingEndpoints.validateAddress,
      { body },
      options,
    );
    return { kind, typed, suggested: suggestion, unchecked };
  } catch (error) {
    if (kind === 'address' || !(error instanceof CallError)) throw error;
    // Its fields are those of the second address here.
    const fields = Object.entries(error.fields).map(([path, sentence]) => [
      path.replace(/^address/, kind),
      sentence,
    ]);
    throw new CallError({
      code: error.code,
      message: error.message,
      fields: Object.fromEntries(fields),
    });
  }
}

function isSuggestion(found: Look): found is Suggestion {
  return found.suggested !== null;
}
