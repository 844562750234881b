import { contentPackRoutes } from '@stratum/contract/console/content-packs';
import { packArchiveType } from '@stratum/contract/upload-words';
import type { Domain } from '../../platform/domain.ts';
import { implement } from '../../platform/http/implement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { requestUpload } from '../uploads/index.ts';
import { changesWith } from './changes.ts';
import type { Deps } from './deps.ts';
import { listPacks } from './list.ts';
import { previewOf } from './preview.ts';
import { publishPack, rollBack } from './publish.ts';
import { sendPack } from './send.ts';

export function contentPacksDomain(deps: Deps) {
  return {
    name: 'content-packs',
    routes: implement(contentPackRoutes, {
      requestPackUpload: ({ caller, body: { fileSize }, origin, tx }) =>
        requestUpload(
          tx,
          deps.uploads,
          caller.userId,
          { filePath: 'pack.zip', fileFormat: packArchiveType, fileSize, isForLibrary: true },
          origin,
        ),
      contentPacks: () => listPacks(deps.db, deps),
      sendContentPack: ({ caller, body }) => sendPack(deps, caller.userId, body.uploadId),
      contentPackChanges: ({ params, query }) => changesWith(deps, params.version, query.after),
      contentPackPreview: ({ params, query }) => previewOf(deps, params.version, query),
      async publishContentPack({ params: { version }, caller, body }) {
        await deps.confirmStepUp(caller, body);
        const by = { actor: caller.userId, reason: body.reason };
        await inTransaction(deps.db, (tx) => publishPack(tx, deps, { version, by }));
        return listPacks(deps.db, deps);
      },
      async rollBackContentPack({ caller, body }) {
        await deps.confirmStepUp(caller, body);
        const by = { actor: caller.userId, reason: body.reason };
        await inTransaction(deps.db, (tx) => rollBack(tx, deps, by));
        return listPacks(deps.db, deps);
      },
    }),
  } satisfies Domain;
}
