/** @returns undefined for what is no JSON, as any schema refuses it */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
