import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { openApiDocument } from '@stratum/contract/openapi';
import { apiBase, type RouteTable } from '@stratum/contract/route';
import type { FastifyInstance } from 'fastify';

const viewer = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));

/** The OpenAPI document and, at /api/docs, Swagger UI to browse it without any inline script. */
export async function installDocs(app: FastifyInstance, table: RouteTable): Promise<void> {
  const document = JSON.stringify(openApiDocument(table));
  app.get(`${apiBase}/openapi.json`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document),
  );
  const page = await readFile(join(import.meta.dirname, 'docs-page.html'), 'utf8');
  app.get('/api/docs', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  );
  app.get('/api/docs/start.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(startViewer),
  );
  await app.register(fastifyStatic, {
    root: viewer,
    prefix: '/api/docs/viewer/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => /^\/(swagger-ui\.css|swagger-ui-bundle\.js)$/.test(path),
  });
}

const startViewer = `SwaggerUIBundle({ url: '${apiBase}/openapi.json', dom_id: '#viewer', deepLinking: true });\n`;
