import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

test('files are loaded from and sent to a bucket where there is one, and nothing else is', () => {
  const policy = contentSecurityPolicy(['sha256-x'], 'https://files.example.org');
  expect(policy).toContain("img-src 'self' data: blob: https://files.example.org;");
  expect(policy).toContain("media-src 'self' blob: https://files.example.org;");
  expect(policy).toContain("connect-src 'self' https://files.example.org;");
  expect(policy).toContain("script-src 'self';");
  expect(contentSecurityPolicy()).not.toContain('https:');
});

test('hosts below the product’s are held to https unless the operator says otherwise', () => {
  const hsts = (subdomains: boolean) => securityHeaders(subdomains)['strict-transport-security'];
  expect(hsts(true)).toBe('max-age=31536000; includeSubDomains');
  expect(hsts(false)).toBe('max-age=31536000');
});
