/** The name in the address of the login page that says where the person wanted to go. */
export const returnKey = 'return';

/** The login page's address that leads back to where the person wanted to go. */
export function loginAddress(loginPath: string, wanted: string): string {
  return `${loginPath}?${new URLSearchParams({ [returnKey]: wanted })}`;
}
