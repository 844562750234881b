import { isLocale, type Locale, matchLocale } from '@stratum/contract/locale';
import type { FastifyRequest } from 'fastify';

/** The language a request asks for, by the weights of Accept-Language. */
export function localeOf(request: FastifyRequest): Locale {
  return negotiateLocale(request.headers['accept-language']);
}

function negotiateLocale(header: string | undefined): Locale {
  const weighted = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return { tag, weight: weight === undefined ? 1 : Number(weight.trim().slice(2)) || 0 };
  });
  return matchLocale(weighted.toSorted((a, b) => b.weight - a.weight).map(({ tag }) => tag));
}

/** A page's language: the one chosen before (cookie `locale`), else the browser's. */
export function pageLocaleOf(request: FastifyRequest): Locale {
  const chosen = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  return isLocale(chosen) ? chosen : localeOf(request);
}
