import { collectionRoutes } from '@stratum/contract/collection';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { doors } from './access.ts';
import { addItem } from './add.ts';
import { backgroundImages } from './backgrounds.ts';
import { addCollection, changeCollection, removeCollection } from './collections.ts';
import { listCollections } from './collections-store.ts';
import type { Deps } from './deps.ts';
import { itemDetails } from './details.ts';
import { readDocumentJob } from './document.ts';
import { itemList } from './list.ts';
import { moveItems, pinItems, removeItems, restoreItems } from './many.ts';
import { overview } from './overview.ts';
import { collectionPersonalData } from './personal-data.ts';
import { addNotePicture, changeFolder } from './pictures.ts';
import { emptyTrash, purgeJob } from './trash.ts';
import { changeItem } from './update.ts';
import { oneVersion, versionsOf } from './versions.ts';

export function collectionDomain(deps: Deps) {
  const { db } = deps;
  return {
    name: 'collection',
    routes: implement(
      collectionRoutes,
      {
        myCollection: (call) => overview(deps, call),
        listCollections: async ({ caller }) => ({
          items: await listCollections(db, caller.userId),
        }),
        addCollection: (call) => addCollection(deps, call),
        updateCollection: (call) => changeCollection(call),
        deleteCollection: (call) => removeCollection(deps, call),
        getPersonalStuff: (call) => itemList(deps, call),
        getPersonalStuffById: async ({ open }) => itemDetails(db, deps, await open.item(db)),
        notesBackgroundImages: async () => backgroundImages(),
        addPersonalStuff: (call) => addItem(deps, call),
        updatePersonalStuff: (call) => changeItem(deps, call),
        updatePersonalStuffImageFolder: (call) => changeFolder(deps, call),
        addNotePicture: (call) => addNotePicture(deps, call),
        movePersonalStuff: (call) => moveItems(call),
        pinPersonalStuff: (call) => pinItems(call),
        removePersonalStuff: (call) => removeItems(deps, call),
        restorePersonalStuff: (call) => restoreItems(call),
        emptyTrash: (call) => emptyTrash(deps, call),
        personalStuffVersions: (call) => versionsOf(deps, call),
        personalStuffVersion: (call) => oneVersion(deps, call),
      },
      doors,
    ),
    jobs: [purgeJob(deps), readDocumentJob(deps)],
    personalData: collectionPersonalData,
  } satisfies Domain;
}
