import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

test('files are loaded from and sent to a bucket where there is one, and nothing else is', () => {
  const policy = contentSecurityPolicy(['sha256-x'], 'https://files.example.org');
  expect(policy).toContain("img-src 'self' data: blob: https://files.example.org;");
  expect(policy).toContain("connect-src 'self' https://files.example.org;");
  expect(policy).toContain("script-src 'self';");
  expect(contentSecurityPolicy()).not.toContain('https:');
});
