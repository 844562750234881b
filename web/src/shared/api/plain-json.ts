/** §7: a GET to a full URL outside the API: an empty bearer header, no token, JSON or an error. */
export async function getPlainJson(
  url: string,
  options: { signal?: AbortSignal; fetch?: typeof fetch } = {},
): Promise<unknown> {
  const { signal = null, fetch = globalThis.fetch } = options;
  const response = await fetch(url, { headers: { Authorization: 'Bearer ' }, signal });
  const type = response.headers.get('Content-Type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw notJson();
  try {
    return await response.json();
  } catch (cause) {
    throw notJson(cause);
  }
}

function notJson(cause?: unknown): Error {
  return new Error('Response was not JSON', { cause });
}
