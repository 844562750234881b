/** What stands at the head of a chart's months: words for each, and the names behind them. */
export interface ChartNotes {
  /** Heads their column in the table. */
  readonly column: string;
  /** By month `YYYY-MM`. */
  readonly of: ReadonlyMap<string, { readonly words: string; readonly names: string }>;
}

/** A small diamond. */
export function NoteMark({ x, y }: { x: number; y: number }) {
  return <path d={`M${x} ${y - 5.5}l5.5 5.5l-5.5 5.5l-5.5 -5.5z`} className="fill-accent" />;
}
