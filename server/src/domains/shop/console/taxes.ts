import type { Pack } from '@stratum/content/pack';
import type { CountryTaxes, consoleTaxRoutes as routes } from '@stratum/contract/console/taxes';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Deps } from '../deps.ts';
import type { TaxTableRow } from '../tables.ts';
import { everyTaxTable, putTaxTable, taxTableOf } from '../tax-store.ts';

export async function taxTable({ db, pack }: Pick<Deps, 'db' | 'pack'>) {
  const own = new Map((await everyTaxTable(db)).map((row) => [row.country, row]));
  return {
    items: Object.keys(pack.taxes).flatMap(
      (country) => countryTaxes(pack, country, own.get(country)) ?? [],
    ),
  };
}

export async function changeTaxes(
  deps: Deps,
  { caller, params: { country }, body, tx }: Call<typeof routes.changeTaxes>,
): Promise<CountryTaxes> {
  const { pack } = deps;
  const before = countryTaxes(pack, country, await taxTableOf(tx, country));
  if (!before) throw new AppError('not_found');
  const row = { country, rates: body.rates, version: body.version + 1 };
  if (body.version !== before.version || !(await putTaxTable(tx, row)))
    throw new AppError('conflict', { current: before });
  await appendAudit(tx, deps, {
    action: 'taxes_changed',
    actor: caller.userId,
    object: { kind: 'country', id: country },
    details: {},
  });
  return countryTaxes(pack, country, row) ?? before;
}

/** Null for a country that nothing is sold to. */
function countryTaxes(
  { taxes }: Pack,
  country: string,
  row: TaxTableRow | undefined,
): CountryTaxes | null {
  const known = taxes[country];
  if (!known) return null;
  const { currency } = known;
  const own = row?.rates ?? null;
  const rates = [...(own ?? known.rates)];
  return { country, currency, version: row?.version ?? 1, rates, isOwn: own !== null };
}
