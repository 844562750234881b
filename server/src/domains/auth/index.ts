export { createAuthLimiter } from './limits.ts';
export {
  type Confirmation,
  type ConfirmOwner,
  createConfirmOwner,
} from './password/confirm-owner.ts';
export { hashPassword } from './password/hashing.ts';
export {
  type ConfirmStepUp,
  createConfirmStepUp,
  createSendConfirmationCode,
  type SendConfirmationCode,
  type StepUp,
} from './password/step-up.ts';
export { deviceOf } from './sessions/device.ts';
export { createFindCaller } from './sessions/find-caller.ts';
export { createFindEndedSessions } from './sessions/find-ended.ts';
export { deleteOtherSessions, liveSessionIds } from './sessions/store.ts';
