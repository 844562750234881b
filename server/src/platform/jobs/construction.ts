import packageFacts from 'pg-boss/package.json' with { type: 'json' };

/** The SQL that makes the job queue's tables as this release has them, and their version. */
export async function jobsConstruction(): Promise<{ version: number; construction: string }> {
  // Imported late, as where the queue itself is made.
  const { getConstructionPlans } = await import('pg-boss');
  return { version: packageFacts.pgboss.schema, construction: getConstructionPlans('pgboss') };
}
