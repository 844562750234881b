/** The account screens in the order of the flow; each is a dialog too. */
export const authSteps = [
  'login',
  'signup',
  'signupnext',
  'forgotPassword',
  'verify',
  'resetPassword',
] as const;
export type AuthStep = (typeof authSteps)[number];

/** The address of a step. A new password begins with the question whose it is to be, at one address. */
export function pathOf(step: AuthStep): string {
  return step === 'forgotPassword' ? '/resetPassword' : `/${step}`;
}

/** Whether an address without language prefix is one of the account screens. */
export function isAuthPath(path: string): boolean {
  return authSteps.some((step) => path === pathOf(step));
}

/** What a page's entry in the browser's history says of the step it shows. */
export function stepIn(state: unknown): AuthStep | undefined {
  if (typeof state !== 'object' || state === null || !('step' in state)) return undefined;
  return authSteps.find((step) => step === state.step);
}
