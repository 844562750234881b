import { globSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@stratum/contract/api';
import type { Role } from '@stratum/contract/person';
import type { Route } from '@stratum/contract/route';
import type { Sample } from '../sample.ts';

export interface SampledRoute {
  readonly name: string;
  readonly route: Route;
  readonly sample: Sample<Route>;
}

/** Who may call a route for its sample to succeed. */
export function roleFor({ access }: Route): Role {
  return access.policy === 'administrator' ? 'admin' : 'user';
}

const sources = join(import.meta.dirname, '..', '..', 'src');

/** Every route of the contract with the sample that stands beside its domain. */
export async function everyRoute(): Promise<SampledRoute[]> {
  const files = globSync('domains/*/samples.ts', { cwd: sources });
  const modules: { samples: Record<string, Sample<Route>> }[] = await Promise.all(
    files.map((file) => import(join(sources, file))),
  );
  const samples = new Map(modules.flatMap((module) => Object.entries(module.samples)));
  return Object.entries(api).map(([name, route]) => {
    const sample = samples.get(name);
    if (!sample) throw new Error(`no samples.ts has a sample for ${name}`);
    return { name, route, sample };
  });
}
