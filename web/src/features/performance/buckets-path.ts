/** The three buckets of a skill. */
export function bucketsPath(traitId: string): string {
  return `/performance-buckets?${new URLSearchParams({ traitId })}`;
}
