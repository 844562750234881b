import { defineEndpoints } from '../endpoint.ts';

export const profileEndpoints = defineEndpoints('profile', {
  profileInfo: { method: 'GET', path: '/profile-info' },
  updateProfile: {
    method: 'POST',
    path: '/auth/update-profile',
    touches: ['assessments', 'daily-wins', 'site'],
  },
  updateSmsNotification: { method: 'PUT', path: '/auth/update-sms-notification' },
});
