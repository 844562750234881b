import type { CategorySlug } from '@stratum/contract/categories';
import type { OrganizationId, UserId } from '@stratum/contract/ids';
import { bigserial, char, index, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { organizations } from '../organizations/tables.ts';

/** What a figure is of: who was a member, or the levels in a category. */
export type FigureName = 'members' | CategorySlug;

/** The figures of finished months, each decided once: what is shown never becomes another. */
export const organizationFigures = pgTable(
  'organization_figures',
  {
    organizationId: organizationColumn(),
    /** `YYYY-MM` */
    month: char('month', { length: 7 }).notNull(),
    figure: text('figure').notNull().$type<FigureName>(),
    /** Null where it is not shown. */
    value: real('value'),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.figure, table.month] })],
);

/** Whom the last figure shown was of. Of an account that has ended it remains that there was one. */
export const organizationFigurePeople = pgTable(
  'organization_figure_people',
  {
    position: bigserial('position', { mode: 'number' }).primaryKey(),
    organizationId: organizationColumn(),
    figure: text('figure').notNull().$type<FigureName>(),
    userId: uuid('user_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('organization_figure_people_of').on(table.organizationId, table.figure),
    index('organization_figure_people_by_user').on(table.userId),
  ],
);

function organizationColumn() {
  return uuid('organization_id')
    .notNull()
    .$type<OrganizationId>()
    .references(() => organizations.id, { onDelete: 'cascade' });
}
