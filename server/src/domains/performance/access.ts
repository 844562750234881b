import type { ModuleId } from '@stratum/contract/ids';
import type { Door } from '../../platform/http/call.ts';
import { findModule } from '../videos/index.ts';

/** The way to a module: whoever is signed in, unless it is hidden. */
const moduleAsViewer: Door<ModuleId, { readonly id: ModuleId }> = (tx, _caller, id) =>
  findModule(tx, id);

export const doors = { module: moduleAsViewer };
