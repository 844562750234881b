import { z } from 'zod';

/** `vazire-2010`: a work by its first author and its year. */
export const workIdSchema = z
  .string()
  .regex(/^[a-z]+(-[a-z]+)*-\d{4}$/, 'is not a name and a year, joined by -');
