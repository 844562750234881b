import type { sharedItemRoutes } from '@stratum/contract/shared-items';
import { makeGroup } from '../../../test/make-group.ts';
import { makeNote, noteOf } from '../../../test/make-item.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';
import { shareItem } from '../../../test/share-item.ts';

async function aShare({ owner }: SampleSetting) {
  const item = await makeNote(owner, { content: noteOf('Rain.') });
  const { id: ppauGroupId } = await makeGroup(owner);
  return { item, ...(await shareItem(owner, item.id, ppauGroupId)) };
}

export const samples = {
  sharePersonalStuff: {
    statements: 16,
    call: async ({ owner }) => {
      const { id } = await makeNote(owner, { content: noteOf('Rain.') });
      return { body: { id, ppauGroupId: (await makeGroup(owner)).id, clientId: 'c-1' } };
    },
  },
  sharesOfPersonalStuff: {
    statements: 3,
    call: async (setting) => ({ query: { id: (await aShare(setting)).item.id } }),
  },
  sharesWithoutPersonalStuff: { statements: 2, call: async () => ({}) },
  takeBackPersonalStuff: {
    statements: 14,
    call: async (setting) => ({ body: { messageId: (await aShare(setting)).id } }),
  },
  sharedPersonalStuff: {
    statements: 3,
    call: async (setting) => ({ params: { messageId: (await aShare(setting)).id } }),
  },
  keepSharedPersonalStuff: {
    statements: 7,
    call: async (setting) => ({ body: { messageId: (await aShare(setting)).id } }),
  },
} satisfies Samples<typeof sharedItemRoutes>;
