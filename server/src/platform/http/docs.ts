import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openApiDocument } from '@stratum/contract/openapi';
import { apiBase, type RouteTable } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';
import { docsPage } from './docs-page.ts';

/** The OpenAPI document and, at /api/docs, a page to read it. */
export async function installDocs(app: FastifyInstance, table: RouteTable): Promise<void> {
  const document = openApiDocument(table);
  const styles = await readFile(join(import.meta.dirname, 'docs-page.css'), 'utf8');
  const texts = [
    [`${apiBase}/openapi.json`, 'application/json', JSON.stringify(document)],
    ['/api/docs', 'text/html', docsPage(document)],
    ['/api/docs/page.css', 'text/css', styles],
  ] as const;
  for (const [path, type, text] of texts) {
    app.get(path, (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .type(`${type}; charset=utf-8`)
        .send(text),
    );
  }
}
