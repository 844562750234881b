import { defineEndpoints } from '../endpoint.ts';

export const authEndpoints = defineEndpoints('auth', {
  signUp: { method: 'POST', path: '/auth/sign-up' },
  verifyOtp: { method: 'POST', path: '/auth/verify-otp' },
  resendOtp: { method: 'POST', path: '/auth/resend-otp' },
  signIn: { method: 'POST', path: '/auth/sign-in' },
  userExists: { method: 'POST', path: '/auth/user-exists' },
  deleteSession: { method: 'DELETE', path: '/auth/delete-session/:userId' },
  forgotPassword: { method: 'POST', path: '/auth/forgot-password' },
  checkOtp: { method: 'POST', path: '/auth/check-otp' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  updatePassword: { method: 'POST', path: '/auth/update-password', touches: ['notifications'] },
  sessions: { method: 'GET', path: '/auth/sessions' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:sessionId' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions' },
});
