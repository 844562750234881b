import { z } from 'zod';
import { codeSentSchema } from './auth.ts';
import { emailChangeEndpoints } from './endpoints/email-change.ts';
import { emailSchema, enteredPasswordSchema, otpSchema } from './fields.ts';
import { defineRoutes, signedIn } from './route.ts';

export const emailChangeRoutes = defineRoutes({
  changeEmail: {
    ...emailChangeEndpoints.changeEmail,
    summary:
      'Begins a change of the own mail address, confirmed by the password where the account has one: mails a code to the new address and another to the current one; answers alike for addresses that have an account. The same call once more mails new codes',
    access: signedIn,
    body: z.strictObject({ email: emailSchema, password: enteredPasswordSchema.optional() }),
    reply: codeSentSchema,
    errors: ['too_many_requests'],
  },
  confirmEmail: {
    ...emailChangeEndpoints.confirmEmail,
    summary:
      'Takes both codes of change-email: the account has the new address, and every other session of it ends. A code that does not match is named by its field',
    access: signedIn,
    body: z.strictObject({ newCode: otpSchema, currentCode: otpSchema }),
    reply: z.object({ email: z.string() }),
    errors: ['wrong_code'],
  },
});
