import { siteEndpoints } from '@stratum/contract/endpoints/site';
import type { Locale } from '@stratum/contract/locale';
import { factPlaceholder, type OperatorFacts } from '@stratum/contract/operator';

/** Whoever runs this installation; while pages are built, what the server puts in its place later. */
export async function loadOperator(locale: Locale): Promise<OperatorFacts> {
  if (import.meta.env.SSR) return placeholders;
  const { callRoute } = await import('../api/route-call.ts');
  const { operator } = await callRoute(siteEndpoints.site);
  const { country } = operator;
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return { ...operator, country: country && (regions.of(country) ?? country) };
}

const placeholders: OperatorFacts = {
  name: factPlaceholder('name'),
  address: factPlaceholder('address'),
  email: factPlaceholder('email'),
  country: factPlaceholder('country'),
  phone: factPlaceholder('phone'),
};
