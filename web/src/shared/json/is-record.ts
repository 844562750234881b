/** Whether a value is an object that JSON may hold, for what was read back from a reply or storage. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
