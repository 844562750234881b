import type { contentPackRoutes } from '@stratum/contract/console/content-packs';
import { keepOtherPack } from '../../../test/other-pack.ts';
import type { Samples } from '../../../test/sample.ts';
import { seedUpload } from '../../../test/seed-uploads.ts';

const confirmed = { password: 'Lantern-9x', reason: 'A new edition' };

export const samples = {
  requestPackUpload: { statements: 8, call: () => ({ body: { fileSize: 9_000_000 } }) },
  contentPacks: { statements: 4 },
  sendContentPack: {
    statements: 4,
    // It is no archive, which the answer says.
    call: async ({ on, owner }) => ({
      body: { uploadId: (await seedUpload(on, owner.id, 'application/zip', true)).id },
    }),
  },
  contentPackChanges: {
    statements: 4,
    call: async ({ on }) => ({ params: { version: await keepOtherPack(on) }, query: {} }),
  },
  contentPackPreview: {
    statements: 4,
    call: async ({ on }) => ({
      params: { version: await keepOtherPack(on) },
      query: { part: 'mentality', locale: 'de' } as const,
    }),
  },
  // Each film of the pack is put into the library, with its modules and texts.
  publishContentPack: {
    statements: 97,
    call: async ({ on }) => ({ params: { version: await keepOtherPack(on) }, body: confirmed }),
  },
  rollBackContentPack: {
    statements: 98,
    async call({ on }) {
      await keepOtherPack(on, { isPublished: true });
      return { body: confirmed };
    },
  },
} satisfies Samples<typeof contentPackRoutes>;
