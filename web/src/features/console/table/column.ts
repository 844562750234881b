import type { ReactNode } from 'react';

/** A column of a list. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the server sorts by, where it can; `-` in front turns it round. */
  readonly sort?: string;
  /** Numbers stand at the end of their column. */
  readonly isNumber?: true;
  /** Of a file of the list; the same key where left out, and none where false. */
  readonly exportAs?: string | false;
}

/** One choice of a handful that narrows a list. */
export interface Filter {
  readonly key: string;
  readonly label: string;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly title: string }[];
}
