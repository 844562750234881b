import type { Locale } from '@stratum/contract/locale';
import {
  factMarks,
  factPlaceholder,
  type OperatorFacts,
  operatorFactNames,
} from '@stratum/contract/operator';
import type { Config } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';

type OperatorSettings = Partial<
  Pick<
    Config,
    'OPERATOR_NAME' | 'OPERATOR_ADDRESS' | 'OPERATOR_EMAIL' | 'OPERATOR_COUNTRY' | 'OPERATOR_PHONE'
  >
>;

/** The operator of this installation by the settings; the country by its code. */
export function operatorOf(config: OperatorSettings): OperatorFacts {
  return {
    name: config.OPERATOR_NAME ?? null,
    address: config.OPERATOR_ADDRESS?.join('\n') ?? null,
    email: config.OPERATOR_EMAIL ?? null,
    country: config.OPERATOR_COUNTRY ?? null,
    phone: config.OPERATOR_PHONE ?? null,
  };
}

/** The same with the country's name in the reader's language. */
export function factsIn(locale: Locale, operator: OperatorFacts): OperatorFacts {
  const { country } = operator;
  const regions = new Intl.DisplayNames(locale, { type: 'region' });
  return { ...operator, country: country && (regions.of(country) ?? country) };
}

/** Begins the block of a built page that carries what its markup was made from. */
const dataBlock = '<script type="application/json"';

/** A built page with the operator's facts in place, in its markup and in its data alike. */
export function withOperator(page: string, facts: OperatorFacts): string {
  const split = page.indexOf(dataBlock);
  let markup = split < 0 ? page : page.slice(0, split);
  let data = split < 0 ? '' : page.slice(split);
  for (const name of operatorFactNames) {
    const fact = facts[name];
    const placeholder = factPlaceholder(name);
    const mark = factMarks[fact === null ? 'stated' : 'unstated'];
    markup = withoutElements(markup, `${mark}="${name}"`);
    markup = markup.replaceAll(placeholder, () => escapeHtml(fact ?? ''));
    data = data.replaceAll(JSON.stringify(placeholder), () => jsonInScript(fact));
  }
  return markup + data;
}

/** Marked elements hold no element of their own kind, so the next end of that kind is theirs. */
function withoutElements(markup: string, mark: string): string {
  return markup.replaceAll(new RegExp(`<(div|p) ${mark}.*?</\\1>`, 'gs'), '');
}

function jsonInScript(value: string | null): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
