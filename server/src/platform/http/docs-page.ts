import type { OpenApiDocument, OpenApiOperation } from '@stratum/contract/openapi';
import { apiBase } from '@stratum/contract/route';
import { escapeHtml } from '../escape-html.ts';

/** The OpenAPI document as a page to read, without any script. */
export function docsPage({ info, paths }: OpenApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(info.title)} API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/page.css">
</head>
<body>
<h1>${escapeHtml(info.title)} API ${escapeHtml(info.version)}</h1>
<p>Calls stand below <code>${apiBase}</code>; <a href="${apiBase}/openapi.json">openapi.json</a> is the same for programs.</p>
<nav aria-label="Calls"><ul>${calls.map(callLink).join('\n')}</ul></nav>
<main>${calls.map(callSection).join('\n')}</main>
</body>
</html>
`;
}

interface NamedCall {
  readonly path: string;
  readonly method: string;
  readonly operation: OpenApiOperation;
}

function callLink({ path, method, operation }: NamedCall): string {
  const name = escapeHtml(`${method.toUpperCase()} ${path}`);
  return `<li><a href="#${operation.operationId}">${name}</a></li>`;
}

function callSection({ path, method, operation }: NamedCall): string {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  const { 200: success, ...failures } = responses;
  const accepted = parameters.map(({ name, in: place, required, schema }) => [
    name,
    required ? `${place}, required` : place,
    JSON.stringify(schema),
  ]);
  const refused = Object.entries(failures).map(([status, failure]) => [
    status,
    failure.description,
  ]);
  return `<section id="${operationId}">
<h2><code>${method.toUpperCase()} ${escapeHtml(path)}</code></h2>
<p>${escapeHtml(summary)}.</p>
<p>Open to: ${escapeHtml(operation['x-access'])}. ${escapeHtml(description)}</p>
${accepted.length > 0 ? details('Parameters', rows(accepted)) : ''}
${requestBody ? details('Body', json(requestBody.content['application/json'].schema)) : ''}
${success ? details('Reply', json(success.content['application/json'].schema)) : ''}
${details('Failures', rows(refused))}
</section>`;
}

function details(title: string, content: string): string {
  return `<details><summary>${title}</summary>${content}</details>`;
}

function rows(table: readonly (readonly string[])[]): string {
  const lines = table.map(([first = '', ...others]) => {
    const cells = others.map((cell) => `<td>${escapeHtml(cell)}</td>`);
    return `<tr><th scope="row">${escapeHtml(first)}</th>${cells.join('')}</tr>`;
  });
  return `<table>${lines.join('\n')}</table>`;
}

function json(schema: object): string {
  return `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}
