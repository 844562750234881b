/** The account screens in the order of the flow; each is a dialog and an address of its own. */
export const authSteps = ['login', 'signup', 'signupnext', 'verify'] as const;
export type AuthStep = (typeof authSteps)[number];

/** Whether an address without language prefix is one of the account screens. */
export function isAuthPath(path: string): boolean {
  return authSteps.some((step) => path === `/${step}`);
}
