import { profileSchema } from './person.ts';
import { defineRoutes, signedIn } from './route.ts';

export const profileRoutes = defineRoutes({
  profileInfo: {
    method: 'GET',
    path: '/profile-info',
    summary: 'The profile of the signed-in person',
    access: signedIn,
    reply: profileSchema,
    errors: [],
  },
});
