import { expect, test } from 'vitest';
import { announcement } from './announcement.ts';
import { readConfig } from './platform/config.ts';

const url = 'https://stratum.example.org';
const production = { NODE_ENV: 'production', PUBLIC_URL: url, SMTP_URL: 'outbox' };
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
  TWILIO_AUTH_TOKEN: 'secret',
  TWILIO_FROM: '+15550100200',
};

function said(env: NodeJS.ProcessEnv, invitation: string | null = null): string {
  return announcement({ url, invitation }, readConfig(env)).join('\n');
}

test('a start in production says where text messages go that nobody delivers', () => {
  expect(said(production)).toContain('Text messages reach no phone');
  expect(said({ ...production, ...twilio })).not.toContain('Text messages');
  expect(said({})).not.toContain('Text messages');
});

test('only a process that runs jobs says so', () => {
  const shared = { ...production, DATABASE_URL: 'postgres://db' };
  expect(said({ ...shared, ROLE: 'web' })).not.toContain('Text messages');
  expect(said({ ...shared, ROLE: 'worker' })).toContain('Text messages');
});

test('a start in production says what keeps people from ordering', () => {
  expect(said(production)).toContain(
    'Nobody can order: missing are OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_COUNTRY, SELLER_TAX_NUMBER, BANK_IBAN or STRIPE_SECRET_KEY.',
  );
  const seller = {
    ...production,
    OPERATOR_NAME: 'Northlight Ltd',
    OPERATOR_ADDRESS: 'Street 1|8000 Zürich',
    OPERATOR_COUNTRY: 'CH',
    SELLER_TAX_NUMBER: 'CHE-123.456.789 MWST',
  };
  expect(said(seller)).toContain('missing are BANK_IBAN or STRIPE_SECRET_KEY.');
  expect(said({ ...seller, BANK_IBAN: 'CH93 0076 2011 6238 5295 7' })).not.toContain('order');
  expect(said({})).not.toContain('Nobody can order');
});
