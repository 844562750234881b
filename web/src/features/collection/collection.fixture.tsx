import { assessmentEndpoints } from '@stratum/contract/endpoints/assessments';
import { attachmentEndpoints } from '@stratum/contract/endpoints/attachments';
import { collectionEndpoints } from '@stratum/contract/endpoints/collection';
import { profileEndpoints } from '@stratum/contract/endpoints/profile';
import { sharedItemEndpoints } from '@stratum/contract/endpoints/shared-items';
import { itemIdSchema } from '@stratum/contract/ids';
import type { ItemDetails } from '@stratum/contract/item';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../shared/api/query-client.ts';
import { ada } from '../../testing/ada.ts';
import { answering } from '../../testing/fake-answer.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInApp } from '../../testing/in-app.tsx';
import CollectionPage from './collection-page.tsx';

export const noteId = itemIdSchema.parse('01990000-0000-7000-8000-0000000000d1');

export const note: ItemDetails = {
  id: noteId,
  version: 3,
  collectionId: null,
  type: 'note',
  title: 'Evenings that end on time',
  tags: ['evening'],
  categoryType: null,
  traitId: null,
  backgroundId: null,
  pinned: false,
  createdAt: '2026-11-20T08:00:00.000Z',
  editedAt: '2026-11-20T09:00:00.000Z',
  deletedAt: null,
  beginning: 'Lamps down at nine',
  checklist: null,
  file: null,
  images: [],
  imageCount: 0,
  hit: null,
  content: {
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'Lamps down at nine.' }] },
      { type: 'paragraph', content: [{ type: 'text', text: 'The phone stays in the hall.' }] },
    ],
  },
  backlinks: [],
  preview: null,
};

export const overview = {
  items: [],
  unfiled: 2,
  trash: 0,
  types: [{ type: 'note' as const, count: 2 }],
  tags: [{ tag: 'evening', count: 1 }],
  months: [{ month: '2026-11', count: 2 }],
  used: 0,
  quota: 2_147_483_648,
};

export const server = fakeApi(
  answering(assessmentEndpoints.levels, {
    levels: Array.from({ length: 9 }, (_, index) => ({
      level: index + 1,
      name: `Name ${index + 1}`,
      line: '',
      description: '',
      colour: { light: '#000000', dark: '#ffffff' },
    })),
    categories: [{ categoryType: 'mentality', name: 'Mentality', line: '' }],
  }),
  answering(assessmentEndpoints.traits, { traits: [] }),
  answering(profileEndpoints.profileInfo, ada),
  answering(collectionEndpoints.myCollection, overview),
  answering(collectionEndpoints.listCollections, { items: [] }),
  answering(attachmentEndpoints.placesOfPersonalStuff, { items: [] }),
  answering(sharedItemEndpoints.sharesOfPersonalStuff, { items: [] }),
  answering(sharedItemEndpoints.sharesWithoutPersonalStuff, { items: [] }),
);

export function showCollection(query = '') {
  return renderInApp(
    <QueryClientProvider client={queryClient}>
      <CollectionPage />
    </QueryClientProvider>,
    `/en/my-collection${query}`,
  );
}
