import type { Address } from '@stratum/contract/shop/address';
import type { FieldMessageKey } from '@stratum/contract/validation';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { AppError } from '../../../platform/http/app-error.ts';
import { findState, hasStates } from '../../places/index.ts';

/** Countries whose post does not deliver without the state. */
const stateNeeded = new Set(['AU', 'BR', 'CA', 'CN', 'IN', 'MX', 'MY', 'US']);

/** @throws AppError invalid_input at what of an address cannot be: its postal code or its state */
export function assertPossible(address: Address): void {
  const problems = new Map<string, { readonly key: FieldMessageKey }>();
  const { country, postalCode } = address;
  const hasPattern = postcodeValidatorExistsForCountry(country);
  if (hasPattern && !postcodeValidator(postalCode.toUpperCase(), country))
    problems.set('address.postalCode', { key: 'postal_code' });
  const stateProblem = problemOfState(address);
  if (stateProblem !== null) problems.set('address.state', { key: stateProblem });
  if (problems.size > 0) throw new AppError('invalid_input', { fields: problems });
}

function problemOfState({ country, state }: Address): FieldMessageKey | null {
  if (state === undefined) return stateNeeded.has(country) ? 'required' : null;
  return hasStates(country) && !findState(country, state) ? 'choice' : null;
}
