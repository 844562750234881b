import { collectionRoutes } from '@stratum/contract/collection';
import { makeCollection, makeFolder, makeNote, noteOf } from '../../../test/make-item.ts';
import type { SampleSetting, Samples } from '../../../test/sample.ts';

const aNote = async ({ owner }: SampleSetting) => makeNote(owner, { content: noteOf('Rain.') });
const byId = async (setting: SampleSetting) => ({ query: { id: (await aNote(setting)).id } });
const named = async (setting: SampleSetting) => ({ ids: [(await aNote(setting)).id] });
const ofOwner = async (setting: SampleSetting) => {
  await aNote(setting);
  return { query: {} };
};

export const samples = {
  myCollection: { statements: 6, call: ofOwner },
  listCollections: { statements: 2 },
  addCollection: { statements: 7, call: () => ({ body: { name: 'Sleep' } }) },
  updateCollection: {
    statements: 7,
    call: async ({ owner }) => ({ body: { ...(await makeCollection(owner)), name: 'Rest' } }),
  },
  deleteCollection: {
    statements: 8,
    call: async ({ owner }) => ({ params: { collectionId: (await makeCollection(owner)).id } }),
  },
  getPersonalStuff: { statements: 2, call: ofOwner },
  getPersonalStuffById: { statements: 4, call: byId },
  notesBackgroundImages: { statements: 1 },
  addPersonalStuff: {
    statements: 13,
    call: async ({ owner }) => ({
      body: {
        collectionId: (await makeCollection(owner)).id,
        type: 'image' as const,
        title: 'The ridge',
        uploadId: await owner.picture(),
      },
    }),
  },
  updatePersonalStuff: {
    statements: 13,
    call: async (setting) => {
      const { id, version } = await aNote(setting);
      return { body: { id, version, content: noteOf('Rain, then sun.') } };
    },
  },
  updatePersonalStuffImageFolder: {
    statements: 16,
    call: async ({ owner }) => {
      const { id, version, images } = await makeFolder(owner);
      const held = images.map(({ fileId, caption }) => ({ fileId, caption }));
      const added = { uploadId: await owner.picture(), caption: 'Added' };
      return { body: { id, version, images: [added, ...held] } };
    },
  },
  addNotePicture: {
    statements: 12,
    call: async (setting) => ({
      body: { id: (await aNote(setting)).id, uploadId: await setting.owner.picture() },
    }),
  },
  movePersonalStuff: {
    statements: 8,
    call: async (setting) => ({
      body: { ...(await named(setting)), collectionId: (await makeCollection(setting.owner)).id },
    }),
  },
  pinPersonalStuff: {
    statements: 7,
    call: async (setting) => ({ body: { ...(await named(setting)), pinned: true } }),
  },
  removePersonalStuff: {
    statements: 7,
    call: async (setting) => ({ query: { ids: (await aNote(setting)).id } }),
  },
  restorePersonalStuff: {
    statements: 7,
    call: async (setting) => ({ body: await named(setting) }),
  },
  emptyTrash: { statements: 9, call: ofOwner },
  personalStuffVersions: { statements: 3, call: byId },
  personalStuffVersion: {
    statements: 3,
    call: async (setting) => {
      const { id, version } = await aNote(setting);
      const body = { id, version, content: noteOf('Sun.'), keepVersion: true };
      await setting.owner.call(collectionRoutes.updatePersonalStuff, { body });
      return { query: { id, version } };
    },
  },
} satisfies Samples<typeof collectionRoutes>;
