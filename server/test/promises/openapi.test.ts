import { api } from '@stratum/contract/api';
import { apiBase } from '@stratum/contract/route';
import { expect, it } from 'vitest';
import { createTestApp } from '../create-test-app.ts';

it('describes every call of the contract at /api/v1/openapi.json', async () => {
  const { app } = await createTestApp();
  const document = (await app.inject({ url: `${apiBase}/openapi.json` })).json();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(
    document.paths as Record<string, Record<string, { operationId: string }>>,
  )
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(described.toSorted()).toEqual(Object.keys(api).toSorted());
});

it('can be browsed at /api/docs without any inline script', async () => {
  const { app } = await createTestApp();
  const page = await app.inject({ url: '/api/docs' });
  const scripts = [...page.body.matchAll(/<script([^>]*)>([^<]*)/g)];
  expect(scripts.length).toBeGreaterThan(0);
  for (const [, attributes = '', inline = ''] of scripts) {
    expect(inline.trim()).toBe('');
    const [, address = ''] = /src="([^"]+)"/.exec(attributes) ?? [];
    expect((await app.inject({ url: address })).statusCode).toBe(200);
  }
});
