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
