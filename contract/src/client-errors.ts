import { z } from 'zod';
import { clientErrorLengths } from './client-error-text.ts';
import { clientErrorEndpoints } from './endpoints/client-errors.ts';
import { anyone, defineRoutes } from './route.ts';

const { message, stack, page, build } = clientErrorLengths;

export const clientErrorRoutes = defineRoutes({
  reportClientError: {
    ...clientErrorEndpoints.reportClientError,
    summary: 'A fault of the pages in a browser, for the log; without personal content',
    access: anyone,
    body: z.strictObject({
      message: z.string().min(1).max(message),
      stack: z.string().max(stack).nullable(),
      /** The page's path, ids replaced. */
      page: z.string().max(page),
      /** Names the release whose pages the browser runs. */
      build: z.string().max(build),
    }),
    reply: z.object({ received: z.literal(true) }),
    errors: ['too_many_requests'],
  },
});
