/** The page of a goal. */
export function goalPath(id: string): string {
  return `/goal-details?id=${id}`;
}
