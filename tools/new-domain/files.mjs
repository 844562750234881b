// The files of a new domain: one table of its people's own rows, one call that lists them, its test.

/** @param names kebab, camel, pascal and snake form of the domain's name */
export function filesOf(names) {
  const folder = `server/src/domains/${names.kebab}`;
  return {
    [`contract/src/endpoints/${names.kebab}.ts`]: endpoints(names),
    [`contract/src/${names.kebab}.ts`]: contract(names),
    [`${folder}/domain.ts`]: domain(names),
    [`${folder}/store.ts`]: store(names),
    [`${folder}/tables.ts`]: tables(names),
    [`${folder}/personal-data.ts`]: personalData(names),
    [`${folder}/samples.ts`]: samples(names),
    [`${folder}/${names.kebab}.test.ts`]: test(names),
  };
}

const endpoints = ({ kebab, camel }) => `import { defineEndpoints } from '../endpoint.ts';

export const ${camel}Endpoints = defineEndpoints('${kebab}', {
  ${camel}List: { method: 'GET', path: '/${kebab}-list' },
});
`;

const contract = ({ kebab, camel }) => `import { z } from 'zod';
import { instantSchema } from './calendar.ts';
import { ${camel}Endpoints } from './endpoints/${kebab}.ts';
import { defineRoutes, signedIn } from './route.ts';

export const ${camel}Routes = defineRoutes({
  ${camel}List: {
    ...${camel}Endpoints.${camel}List,
    summary: 'The latest hundred of the caller, newest first',
    access: signedIn,
    reply: z.object({ items: z.array(z.object({ id: z.uuid(), createdAt: instantSchema })) }),
    errors: [],
  },
});
`;

const domain = ({
  kebab,
  camel,
  pascal,
}) => `import { ${camel}Routes } from '@stratum/contract/${kebab}';
import type { Database } from '../../platform/database.ts';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { ${camel}PersonalData } from './personal-data.ts';
import { list${pascal} } from './store.ts';

export function ${camel}Domain({ db }: { readonly db: Database }) {
  return {
    name: '${kebab}',
    routes: implement(${camel}Routes, {
      async ${camel}List({ caller }) {
        const rows = await list${pascal}(db, caller.userId);
        return {
          items: rows.map(({ id, createdAt }) => ({ id, createdAt: createdAt.toISOString() })),
        };
      },
    }),
    personalData: ${camel}PersonalData,
  } satisfies Domain;
}
`;

const store = ({ camel, pascal }) => `import type { UserId } from '@stratum/contract/ids';
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database.ts';
import { type ${pascal}Row, ${camel} } from './tables.ts';

export async function list${pascal}(tx: Queryable, userId: UserId): Promise<${pascal}Row[]> {
  return tx
    .select()
    .from(${camel})
    .where(eq(${camel}.userId, userId))
    .orderBy(desc(${camel}.createdAt), desc(${camel}.id))
    .limit(100);
}
`;

const tables = ({
  camel,
  pascal,
  snake,
}) => `import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timeColumn } from '../../platform/columns.ts';
import { ownerColumn } from '../accounts/tables.ts';

export const ${camel} = pgTable(
  '${snake}',
  {
    id: uuid('id').primaryKey(),
    userId: ownerColumn(),
    createdAt: timeColumn('created_at').notNull(),
  },
  (table) => [index('${snake}_by_user').on(table.userId, table.createdAt, table.id)],
);

export type ${pascal}Row = typeof ${camel}.$inferSelect;
`;

const personalData = ({
  kebab,
  camel,
  pascal,
  snake,
}) => `import type { PersonalData } from '../../platform/personal-data.ts';
import { list${pascal} } from './store.ts';

export const ${camel}PersonalData: PersonalData = {
  name: '${kebab}',
  tables: ['${snake}'],
  async *export({ db, userId }) {
    yield { path: '${kebab}.json', json: () => list${pascal}(db, userId) };
  },
};
`;

const samples = ({
  kebab,
  camel,
}) => `import type { ${camel}Routes } from '@stratum/contract/${kebab}';
import type { Samples } from '../../../test/sample.ts';

export const samples = {
  ${camel}List: { statements: 2 },
} satisfies Samples<typeof ${camel}Routes>;
`;

const test = ({ kebab, camel }) => `import { ${camel}Routes } from '@stratum/contract/${kebab}';
import { expect, it } from 'vitest';
import { dataOf } from '../../../test/call.ts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { newId } from '../../platform/new-id.ts';
import { ${camel} } from './tables.ts';

it('are listed to the person who has them', async () => {
  const { build, clock, database } = await createTestApp();
  const [ada, bruno] = [await build.user(), await build.user()];
  const row = { id: newId<string>(), userId: ada.id, createdAt: clock.now() };
  await database.db.insert(${camel}).values(row);
  const createdAt = row.createdAt.toISOString();
  expect(dataOf(await ada.call(${camel}Routes.${camel}List)).items).toEqual([
    { id: row.id, createdAt },
  ]);
  expect(dataOf(await bruno.call(${camel}Routes.${camel}List)).items).toEqual([]);
});
`;
