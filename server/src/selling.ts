import type { Selling } from './domains/invoices/index.ts';
import type { Config } from './platform/config.ts';

type SellingSettings = Pick<
  Config,
  | 'NODE_ENV'
  | 'OPERATOR_NAME'
  | 'OPERATOR_ADDRESS'
  | 'OPERATOR_COUNTRY'
  | 'OPERATOR_EMAIL'
  | 'SELLER_TAX_NUMBER'
  | 'SELLER_LANGUAGE'
  | 'SELLER_TIME_ZONE'
  | 'BANK_IBAN'
  | 'BANK_BIC'
  | 'BANK_NAME'
  | 'BANK_HOLDER'
  | 'INVOICE_YEARS'
  | 'STRIPE_SECRET_KEY'
>;

/** Who sells where nobody has said so, for who tries the product out; the IBAN is the one that standards show. */
const example = {
  seller: {
    name: 'Example Ltd',
    address: ['1 Example Street', '10115 Berlin'],
    country: 'DE',
    email: null,
    taxNumber: 'DE000000000',
  },
  bank: { holder: 'Example Ltd', iban: 'DE89370400440532013000', bic: null, bank: null },
} as const;

/**
 * Who sells and where one pays, by the settings. In production nothing stands in for what is missing: without a
 * whole seller nobody may order.
 */
export function sellingOf(config: SellingSettings): Selling {
  const { NODE_ENV, SELLER_LANGUAGE: locale, SELLER_TIME_ZONE: timeZone } = config;
  const common = { yearsKept: config.INVOICE_YEARS, locale, timeZone };
  const seller = sellerOf(config);
  const bank = bankOf(config);
  if (seller === null && NODE_ENV !== 'production')
    return { ...example, isExample: true, ...common };
  return { seller, bank, isExample: false, ...common };
}

/** Settings without which nobody can order. */
export function missingToSell(config: SellingSettings): readonly string[] {
  const seller = [
    'OPERATOR_NAME',
    'OPERATOR_ADDRESS',
    'OPERATOR_COUNTRY',
    'SELLER_TAX_NUMBER',
  ] as const;
  const missing: string[] = seller.filter((name) => !config[name]);
  const isPayable = config.BANK_IBAN !== undefined || config.STRIPE_SECRET_KEY !== undefined;
  return isPayable ? missing : [...missing, 'BANK_IBAN or STRIPE_SECRET_KEY'];
}

function sellerOf(config: SellingSettings): Selling['seller'] {
  const { OPERATOR_NAME: name, OPERATOR_ADDRESS: address, OPERATOR_COUNTRY: country } = config;
  const { SELLER_TAX_NUMBER: taxNumber, OPERATOR_EMAIL: email = null } = config;
  if (!name || !address || !country || !taxNumber) return null;
  return { name, address, country, email, taxNumber };
}

function bankOf(config: SellingSettings): Selling['bank'] {
  const { BANK_IBAN: iban, BANK_BIC: bic = null, BANK_NAME: bank = null } = config;
  const holder = config.BANK_HOLDER ?? config.OPERATOR_NAME;
  return iban && holder ? { holder, iban, bic, bank } : null;
}
