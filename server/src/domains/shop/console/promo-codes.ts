import {
  type ConsolePromoCode,
  consolePromoCodeRoutes as routes,
} from '@stratum/contract/console/promo-codes';
import { promoLimits } from '@stratum/contract/console/shop-words';
import type { Part } from '@stratum/contract/route';
import { appendAudit } from '../../../platform/audit/append-audit.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Call } from '../../../platform/http/call.ts';
import { plainMoney } from '../../../platform/i18n/plain-money.ts';
import { newId } from '../../../platform/new-id.ts';
import { defineList } from '../../console/index.ts';
import type { Deps } from '../deps.ts';
import { plainCode } from '../promo-rules.ts';
import { insertPromoCode, promoCodeExists } from '../promo-store.ts';
import { moneyIn } from '../sums.ts';
import type { PromoCodeRow } from '../tables.ts';
import { listCodes, lockCode, updateCode } from './promo-store.ts';

const day = 86_400_000;

export async function listPromoCodes(
  { db }: Pick<Deps, 'db'>,
  { search = '', cursor, limit }: Part<typeof routes.promoCodes, 'query'>,
) {
  const rows = await listCodes(db, plainCode(search), { after: cursor, limit: limit + 1 });
  return {
    items: rows.slice(0, limit).map(toConsole),
    next: rows.length > limit ? (rows[limit - 1]?.id ?? null) : null,
  };
}

/** The same list as a file. */
export function promoCodesList(deps: Pick<Deps, 'db'>) {
  return defineList({
    query: routes.promoCodes.query,
    page: (query) => listPromoCodes(deps, query),
    columns: {
      code: ({ code }) => code,
      discount: ({ discount }) =>
        discount.type === 'percent' ? `${discount.value} %` : plainMoney(discount.value),
      minimum: ({ minimum }) => minimum && plainMoney(minimum),
      from: ({ from }) => from,
      until: ({ until }) => until,
      used: ({ used }) => used,
      totalUses: ({ totalUses }) => totalUses,
      usesPerPerson: ({ usesPerPerson }) => usesPerPerson,
    },
  });
}

export async function addPromoCode(
  deps: Deps,
  { caller, body, tx }: Call<typeof routes.addPromoCode>,
): Promise<ConsolePromoCode> {
  const row = rowOf(body);
  if (await promoCodeExists(tx, row.code)) throw new AppError('conflict');
  await insertPromoCode(tx, row);
  await appendAudit(tx, deps, {
    action: 'promo_code_added',
    actor: caller.userId,
    object: { kind: 'promo_code', id: row.id },
    details: {},
  });
  return toConsole({ ...row, used: 0, version: 1 });
}

export async function changePromoCode(
  deps: Deps,
  { caller, params, body, tx }: Call<typeof routes.changePromoCode>,
): Promise<ConsolePromoCode> {
  const before = await lockCode(tx, params.promoCodeId);
  if (!before) throw new AppError('not_found');
  const { version, until, totalUses, usesPerPerson } = body;
  if (version !== before.version) throw new AppError('conflict', { current: toConsole(before) });
  if (totalUses !== undefined && totalUses !== null && totalUses < before.used)
    throw invalid('totalUses');
  const row = {
    ...before,
    version: version + 1,
    ...(until !== undefined && { endsAt: endOf(until) }),
    ...(totalUses !== undefined && { totalUses }),
    ...(usesPerPerson !== undefined && { usesPerPerson }),
  };
  await updateCode(tx, row);
  const parts = (['until', 'totalUses', 'usesPerPerson'] as const).filter(
    (part) => body[part] !== undefined,
  );
  await appendAudit(tx, deps, {
    action: 'promo_code_changed',
    actor: caller.userId,
    object: { kind: 'promo_code', id: row.id },
    details: { parts: parts.join(' ') },
  });
  return toConsole(row);
}

/** @throws AppError invalid_input */
function rowOf(
  body: Call<typeof routes.addPromoCode>['body'],
): Omit<PromoCodeRow, 'used' | 'version'> {
  const code = plainCode(body.code);
  if (!/^[\p{L}\p{N}-]+$/u.test(code) || code.length < promoLimits.fewestLetters)
    throw invalid('code');
  const { value, minimum = null } = body;
  const amount = typeof value === 'number' ? null : value;
  if (amount && minimum && amount.currency !== minimum.currency) throw invalid('minimum');
  return {
    id: newId(),
    code,
    percent: typeof value === 'number' ? value : null,
    amount: amount?.amount ?? null,
    minimum: minimum?.amount ?? null,
    currency: amount?.currency ?? minimum?.currency ?? null,
    startsAt: body.from ? new Date(Date.parse(body.from)) : null,
    endsAt: endOf(body.until ?? null),
    totalUses: body.totalUses ?? null,
    usesPerPerson: body.usesPerPerson ?? null,
  };
}

/** The day that is named is included. */
function endOf(until: string | null): Date | null {
  return until === null ? null : new Date(Date.parse(until) + day);
}

function toConsole(row: PromoCodeRow): ConsolePromoCode {
  const { id, version, code, percent, startsAt, endsAt, totalUses, usesPerPerson, used } = row;
  const money = moneyIn(row.currency ?? '');
  return {
    id,
    version,
    code,
    discount:
      percent === null
        ? { type: 'amount', value: money(row.amount ?? 0) }
        : { type: 'percent', value: percent },
    from: startsAt && startsAt.toISOString().slice(0, 10),
    until: endsAt && new Date(endsAt.getTime() - day).toISOString().slice(0, 10),
    totalUses,
    usesPerPerson,
    minimum: row.minimum === null ? null : money(row.minimum),
    used,
  };
}

function invalid(field: string): AppError {
  return new AppError('invalid_input', { fields: new Map([[field, { key: 'invalid' }]]) });
}
