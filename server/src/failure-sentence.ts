import { PackError } from '@stratum/content/faults';
import { DemoDataError } from './demo/guard.ts';
import { BackupError } from './platform/backup/backup-error.ts';
import { ConfigError } from './platform/config.ts';
import { MigrationError } from './platform/migrations/apply-migrations.ts';
import { EmbeddedPostgresError } from './platform/postgres/errors.ts';
import { SecretsError } from './platform/secrets/secrets.ts';
import { diskFullReason } from './platform/system-errors.ts';

const mendable = [
  ConfigError,
  PackError,
  SecretsError,
  DemoDataError,
  EmbeddedPostgresError,
  MigrationError,
  BackupError,
];

/** Why a start or a command failed: a sentence where a person can mend it, else the error with its stack. */
export function failureSentence(error: unknown): unknown {
  const diskFull = diskFullReason(error);
  if (diskFull !== null) return `The disk is full. Make room and start again. ${diskFull}`;
  if (!(error instanceof Error)) return error;
  if (mendable.some((kind) => error instanceof kind)) return error.message;
  const portRefused = 'syscall' in error && error.syscall === 'listen';
  return portRefused ? `The server cannot listen on HOST and PORT. ${error.message}` : error;
}
