const oneYear = 31_536_000;

/** What a cookie says that keeps a choice; undefined where there is none. */
export function readPreference(name: string): string | undefined {
  return document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

/** Kept in a cookie, so that the server can answer the next page accordingly. */
export function writePreference(name: string, value: string): void {
  document.cookie = cookie(name, value, oneYear);
}

/** Kept until the browser is closed. */
export function writeSessionPreference(name: string, value: string): void {
  document.cookie = cookie(name, value);
}

export function deletePreference(name: string): void {
  document.cookie = cookie(name, '', 0);
}

function cookie(name: string, value: string, maxAge?: number): string {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const age = maxAge === undefined ? '' : `; max-age=${maxAge}`;
  return `${name}=${value}; path=/${age}; samesite=lax${secure}`;
}
