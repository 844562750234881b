export { type AuthLimiter, createAuthLimiter } from './limits.ts';
export {
  type Confirmation,
  type ConfirmOwner,
  createConfirmOwner,
} from './password/confirm-owner.ts';
export { hashPassword } from './password/hashing.ts';
export { createSendResetCode } from './password/reset.ts';
export {
  type ConfirmStepUp,
  createConfirmStepUp,
  createSendConfirmationCode,
  type SendConfirmationCode,
  type StepUp,
} from './password/step-up.ts';
export { deviceOf } from './sessions/device.ts';
export { endSessionsOf } from './sessions/end-sessions.ts';
export { createFindCaller } from './sessions/find-caller.ts';
export { createFindEndedSessions } from './sessions/find-ended.ts';
export { countActive, lastUseOf } from './sessions/last-use.ts';
export { ownersOnly } from './sessions/owners-only.ts';
export { deleteOtherSessions, liveSessionIds, liveSessions } from './sessions/store.ts';
export { openViewSession } from './sessions/view-session.ts';
export { changeSignUpRule, type IsInvited, readSignUpRule } from './sign-up/policy.ts';
