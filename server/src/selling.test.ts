import { expect, test } from 'vitest';
import type { PaymentProvider } from './domains/payments/index.ts';
import { paymentMethodsOf } from './domains/payments/index.ts';
import { readConfig } from './platform/config.ts';
import { sellingOf } from './selling.ts';

const stripe = {} as PaymentProvider;
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://stratum.example.org',
  SMTP_URL: 'outbox',
};
const seller = {
  OPERATOR_NAME: 'Northlight Ltd',
  OPERATOR_ADDRESS: 'Street 1|8000 Zürich',
  OPERATOR_COUNTRY: 'CH',
  SELLER_TAX_NUMBER: 'CHE-123.456.789 MWST',
};
const iban = { BANK_IBAN: 'CH93 0076 2011 6238 5295 7' };
const ways = (env: Record<string, string>, provider: PaymentProvider | null = null) =>
  paymentMethodsOf(sellingOf(readConfig({ ...production, ...env })), provider);

test('in production nobody can order until the seller is whole and there is where to pay', () => {
  expect(ways({})).toEqual([]);
  expect(ways({}, stripe)).toEqual([]);
  expect(ways({ ...seller })).toEqual([]);
  for (const name of Object.keys(seller))
    expect(ways({ ...seller, ...iban, [name]: '' })).toEqual([]);
  expect(ways({ ...seller, ...iban })).toEqual(['invoice']);
  expect(ways({ ...seller }, stripe)).toEqual(['stripe']);
  expect(ways({ ...seller, ...iban }, stripe)).toEqual(['invoice', 'stripe']);
});

test('elsewhere an example sells, until the operator is entered', () => {
  expect(sellingOf(readConfig({}))).toMatchObject({
    isExample: true,
    yearsKept: 10,
    locale: 'en',
    timeZone: 'UTC',
  });
  const wrong = { SELLER_LANGUAGE: 'it', SELLER_TIME_ZONE: '+02:00' };
  for (const [name, value] of Object.entries(wrong))
    expect(() => readConfig({ [name]: value })).toThrow(`${name}: is no`);
  const { isExample, bank } = sellingOf(readConfig({ ...seller, ...iban }));
  expect(isExample).toBe(false);
  expect(bank).toEqual({
    holder: 'Northlight Ltd',
    iban: 'CH9300762011623852957',
    bic: null,
    bank: null,
  });
});

test.each([
  ['BANK_IBAN', 'CH93 0076 2011 6238 5295 8'],
  ['BANK_BIC', 'nobody'],
  ['STRIPE_SECRET_KEY', 'pk_test_1'],
  ['FEDEX_SENDER', 'CH8001'],
  ['FEDEX_SENDER', 'XX 8001'],
  ['FEDEX_ACCOUNT', '12'],
])('the start stops with the name of %s where it is %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: `);
});
