import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import { runsWell } from '../run-as.ts';

// A server of nothing but PostgreSQL, for tests that kill it: node serving-child.ts <data folder>
// [programs that the machine refuses]. It writes its connection to stdout, or why there is none to
// stderr.
const [dataDir = '', ...refused] = process.argv.slice(2);

try {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info() {}, warn() {} },
    // A killed process loses nothing that it has handed to the kernel: only a power cut would.
    settings: { fsync: 'off' },
    probe: async (command) => !refused.some((name) => name === command[0]) && runsWell(command),
  });
  process.once('SIGTERM', () => void postgres.stop());
  const { connection, pid } = postgres;
  process.stdout.write(`${JSON.stringify({ connection, postgresPid: pid })}\n`);
} catch (error) {
  process.stderr.write(error instanceof Error ? `${error.name}: ${error.message}` : String(error));
  process.exitCode = 1;
}
