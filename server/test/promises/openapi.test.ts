import { api } from '@stratum/contract/api';
import { openApiDocument } from '@stratum/contract/openapi';
import { apiBase } from '@stratum/contract/route';
import { afterAll, expect, it } from 'vitest';
import { openTestApp } from '../create-test-app.ts';

const { app, close } = await openTestApp();
afterAll(close);

const anyCall = [200, 400, 408, 414, 429, 431, 500, 503];

it('describes every call of the contract at /api/v1/openapi.json', async () => {
  const document = (await app.inject({ url: `${apiBase}/openapi.json` })).json();
  expect(document.openapi).toBe('3.1.0');
  const described = Object.values(
    document.paths as Record<string, Record<string, { operationId: string }>>,
  )
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId }) => operationId);
  expect(described.toSorted()).toEqual(Object.keys(api).toSorted());
});

it('says of every call what becomes of keys it does not name, and what any call may answer', async () => {
  const { paths } = openApiDocument(api);
  const described = Object.values(paths).flatMap((methods) => Object.entries(methods));
  for (const [method, { description, responses }] of described) {
    const [fate, statuses] =
      method === 'get' ? ['ignored', anyCall] : ['refused', [...anyCall, 413, 415, 422]];
    expect(description).toContain(fate);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(statuses.map(String)));
  }
});

it('says who may call it, by policy or by the relation to what it opens', async () => {
  const { paths } = openApiDocument(api);
  expect(paths['/levels']?.get?.['x-access']).toBe('public');
  expect(paths['/auth/sessions/{sessionId}']?.delete?.['x-access']).toBe('owner of session');
});

it('can be read at /api/docs without any script', async () => {
  const page = await app.inject({ url: '/api/docs' });
  expect(page.body).not.toContain('<script');
  for (const name of Object.keys(api)) {
    expect(page.body).toContain(`<a href="#${name}">`);
    expect(page.body).toContain(`<section id="${name}">`);
  }
  const [, styles = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
  expect((await app.inject({ url: styles })).statusCode).toBe(200);
});
