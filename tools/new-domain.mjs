// Makes a domain's empty rooms: node tools/new-domain.mjs daily-wins [folder of a checkout]
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './bootstrap/root.mjs';

const [name, into = root] = process.argv.slice(2);
if (!name || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
  console.error('A domain has a name in kebab case: node tools/new-domain.mjs daily-wins');
  process.exit(2);
}

const camel = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = camel[0].toUpperCase() + camel.slice(1);
const rooms = {
  [`contract/src/${name}.ts`]: `import { defineRoutes } from './route.ts';

export const ${camel}Routes = defineRoutes({});
`,
  [`server/src/domains/${name}/routes.ts`]: `import { ${camel}Routes } from '@stratum/contract/${name}';
import type { FastifyInstance } from 'fastify';
import { type BindPorts, bind } from '../../platform/http/bind.ts';

export function install${pascal}(api: FastifyInstance, ports: BindPorts): void {
  bind(api, ports, ${camel}Routes, {});
}
`,
  ...Object.fromEntries(
    ['en', 'fr', 'de'].map((locale) => [
      `web/src/features/${name}/messages.${locale}.json`,
      '{}\n',
    ]),
  ),
};

const taken = Object.keys(rooms).filter((path) => existsSync(join(into, path)));
if (taken.length > 0) {
  console.error(`These are there already: ${taken.join(', ')}`);
  process.exit(1);
}
for (const [path, content] of Object.entries(rooms)) {
  mkdirSync(dirname(join(into, path)), { recursive: true });
  writeFileSync(join(into, path), content);
  console.log(path);
}
console.log(
  `Next: add ...${camel}Routes to contract/src/api.ts and install${pascal} to server/src/app.ts;`,
);
console.log('service.ts, store.ts, tables.ts, access.ts and index.ts come with what needs them.');
