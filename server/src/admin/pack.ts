import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { summaryOf } from '@stratum/content/check';
import { comparePacks, type PackChange } from '@stratum/content/compare';
import type { Fault } from '@stratum/content/faults';
import {
  type Edition,
  keepInstalled,
  keepPack,
  keptPack,
  keptPacks,
  type PackShelf,
  publishPack,
  recordKept,
  rollBack,
  type WholePack,
  withCheckedPack,
} from '../domains/content-packs/index.ts';
import { AppError } from '../platform/http/app-error.ts';
import { createStorage } from '../platform/storage/create-storage.ts';
import { inTransaction } from '../platform/transaction.ts';
import { type CommandDeps, CommandError, type WholeCommand } from './command.ts';
import { openPacks } from './open-packs.ts';
import { previewPack } from './preview-pack.ts';
import { withDatabase } from './with-database.ts';

/** Changes that are written out; the rest is counted. */
const mostChanges = 200;
const operator = { actor: null, reason: 'npm run pack' };
const acts = ['check', 'preview', 'compare', 'publish', 'rollback', 'list'] as const;

export const pack: WholeCommand = {
  usage: 'check|preview|compare|publish FOLDER|FILE.zip [TARGET], rollback, list',
  purpose:
    'checks a content pack, says what it would change, makes it the current one, or takes it back',
  takes: [1, 3],
  async runAlone({ config, log }, [name = '', source, target]) {
    const act = acts.find((one) => one === name);
    const needsSource = act !== 'rollback' && act !== 'list';
    const isWhole = (act === 'preview') === (target !== undefined);
    if (!act || !isWhole || needsSource !== (source !== undefined)) {
      throw new CommandError(`pack is written: npm run pack -- ${pack.usage}`);
    }
    if (act === 'check' || act === 'preview') {
      const path = resolve(source ?? '');
      return check(path, ({ edition, report }) =>
        target === undefined
          ? summaryOf(report)
          : previewPack(config, edition.dir, resolve(target)),
      );
    }
    return withDatabase({ config, log, anySecrets: false }, (deps) =>
      runPackAct(deps, act, source ?? ''),
    );
  },
};

/** Where there is no installation, none is made for it. @throws CommandError that names every fault */
function check(
  path: string,
  then: (whole: WholePack) => string | Promise<string>,
): Promise<string> {
  return withCheckedPack(tmpdir(), path, async (verdict) => {
    if ('faults' in verdict) throw faultsIn(path, verdict.faults);
    return then(verdict);
  });
}

/** @throws CommandError */
export async function runPackAct(
  deps: CommandDeps,
  act: Exclude<(typeof acts)[number], 'check' | 'preview'>,
  source: string,
): Promise<string> {
  const packs = await openPacks(deps);
  if (act === 'list') return list(deps, packs);
  if (act === 'rollback') return explained(() => takeBack(deps, packs));
  const given = await stat(source).catch(() => null);
  const work = async (edition: Edition) =>
    act === 'compare' ? compare(packs, edition) : publish(deps, packs, edition);
  if (!given) {
    const kept = await keptPack(deps.db, source);
    if (!kept) throw new CommandError(`There is no folder, file or kept version ${source}.`);
    return explained(async () => work(await packs.open(kept)));
  }
  const path = resolve(source);
  return check(path, ({ edition }) => explained(() => work(edition)));
}

function compare(packs: PackShelf, edition: Edition): string {
  const changes = comparePacks(packs.current().documents, edition.documents);
  const { version } = packs.current().pack;
  if (changes.length === 0) return `Nothing differs from ${version}, which is the current one.`;
  const shown = changes.slice(0, mostChanges).map(lineOf);
  const rest = changes.length - shown.length;
  return [
    `${edition.pack.version} in place of ${version} changes ${changes.length} texts and files:`,
    ...shown,
    ...(rest > 0 ? [`… and ${rest} more`] : []),
  ].join('\n');
}

function lineOf({ file, key, before, after }: PackChange): string {
  const place = key === '' ? file : `${file}: ${key}`;
  if (before === null) return `+ ${place}: ${after}`;
  return after === null ? `- ${place}: ${before}` : `~ ${place}: ${before} → ${after}`;
}

async function publish(deps: CommandDeps, packs: PackShelf, edition: Edition): Promise<string> {
  const { db, clock, config, secrets } = deps;
  const { version } = edition.pack;
  const storage = await createStorage(config, secrets.fileKey, clock);
  const keeping = { db, clock, storage };
  await keepInstalled({ ...keeping, log: deps.log }, packs.installed);
  const outcome = await keepPack(keeping, edition, (tx) =>
    recordKept(tx, deps, { version, actor: null }),
  );
  if (outcome === 'version_taken') {
    throw new CommandError(
      `Another pack is kept as version ${version}. Give this one a version of its own in pack.json: answers say by it which one has asked.`,
    );
  }
  await inTransaction(db, (tx) => publishPack(tx, { ...deps, packs }, { version, by: operator }));
  return `${version} is the current content pack. Servers switch to it within ten seconds and render the public pages again.`;
}

async function takeBack(deps: CommandDeps, packs: PackShelf): Promise<string> {
  const version = await inTransaction(deps.db, (tx) => rollBack(tx, { ...deps, packs }, operator));
  return `${version} is the current content pack again.`;
}

async function list({ db }: CommandDeps, packs: PackShelf): Promise<string> {
  const current = packs.current().pack.version;
  const lines = (await keptPacks(db)).map(({ version, keptAt, isInstalled }) =>
    [
      version,
      keptAt.toISOString(),
      ...(isInstalled ? ['came with an installation'] : []),
      ...(version === current ? ['is the current one'] : []),
    ].join(' · '),
  );
  return lines.join('\n');
}

/** Says in a sentence why nothing was done. */
async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conflict') throw new CommandError('That pack is the current one already.');
    if (error.code === 'not_found')
      throw new CommandError('No pack was published: there is none to take back.');
    throw error;
  }
}

function faultsIn(path: string, faults: readonly Fault[]): CommandError {
  const lines = faults.map(({ file, key, problem }) =>
    [file, key, problem].filter((part) => part !== '').join(': '),
  );
  return new CommandError([`The content pack in ${path} cannot be used:`, ...lines].join('\n'));
}
