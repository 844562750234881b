import { timestamp } from 'drizzle-orm/pg-core';

/** An instant, to the millisecond that JavaScript's dates hold. */
export const timeColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
