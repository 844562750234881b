import { assessmentRoutes } from './assessments.ts';
import { authRoutes } from './auth.ts';
import { profileRoutes } from './profile.ts';
import { defineRoutes } from './route.ts';

/** Every call of the product: what the OpenAPI document and the authorization test are made from. */
export const api = defineRoutes({ ...authRoutes, ...profileRoutes, ...assessmentRoutes });
