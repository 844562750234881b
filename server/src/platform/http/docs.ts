import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '@stratum/contract/openapi';
import { apiBase, type RouteTable } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';

/**
 * The OpenAPI document and, at /api/docs, a page to read it: written for whoever reads them first, since
 * that takes longer than all else of making the routes.
 */
export function installDocs(app: FastifyInstance, table: RouteTable): void {
  const texts = [
    [`${apiBase}/openapi.json`, 'application/json', () => JSON.stringify(openApiDocument(table))],
    ['/api/docs', 'text/html', () => docsPage(openApiDocument(table))],
    ['/api/docs/page.css', 'text/css', readStyles],
  ] as const;
  for (const [path, type, write] of texts) {
    let text: string | undefined;
    app.get(path, async (_request, reply) => {
      text ??= await write();
      return reply
        .header('cache-control', 'public, max-age=300')
        .type(`${type}; charset=utf-8`)
        .send(text);
    });
  }
}

const readStyles = () => readFile(join(import.meta.dirname, 'docs-page.css'), 'utf8');
