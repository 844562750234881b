/** Why the embedded PostgreSQL cannot serve; the message is a sentence for the operator. */
export abstract class EmbeddedPostgresError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** The machine has no binaries that this supervisor can run. */
export class UnsupportedPlatformError extends EmbeddedPostgresError {
  constructor(platform: string, options?: ErrorOptions) {
    super(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server.`,
      options,
    );
  }
}

/** Another process holds the data folder. */
export class DataFolderInUseError extends EmbeddedPostgresError {
  readonly folder: string;
  readonly holderPid: number | null;

  constructor(folder: string, holder: { pid: number; host: string } | null) {
    const who = holder
      ? `the server with process id ${holder.pid} on ${holder.host}`
      : 'another server process';
    super(
      `The data folder ${folder} is in use by ${who}. Stop it first, or set DATA_DIR to another folder.`,
    );
    this.folder = folder;
    this.holderPid = holder?.pid ?? null;
  }
}

/** Another process holds the data folder, and its database does not serve at the moment. */
export class NotReadyError extends EmbeddedPostgresError {
  constructor(folder: string) {
    super(`The server of the data folder ${folder} is starting or stopping. Try again.`);
  }
}

/** PostgreSQL refuses root, and no other user could be put in its place. */
export class NoUserForPostgresError extends EmbeddedPostgresError {
  constructor(reason: string) {
    super(
      `PostgreSQL does not run as root, and ${reason}. Start the server as another user, or set DATABASE_URL.`,
    );
  }
}

/** The cluster's files belong to a user whose place this process cannot take. */
export class ForeignClusterError extends EmbeddedPostgresError {
  constructor(folder: string, owner: string) {
    super(`The files in ${folder} belong to ${owner}. Start the server as that user.`);
  }
}

/** There is no cluster with a database, and none could be made. */
export class ClusterInitError extends EmbeddedPostgresError {
  constructor(folder: string, output: string, options?: ErrorOptions) {
    super(`PostgreSQL could not make its first files in ${folder}: ${output}`, options);
  }
}

/** The postmaster ended before it accepted connections. */
export class PostgresStartError extends EmbeddedPostgresError {
  constructor(folder: string, output: string) {
    super(`PostgreSQL did not start in ${folder}: ${output}`);
  }
}

/** Processes of an earlier PostgreSQL in the same folder outlive every signal. */
export class LeftoverProcessError extends EmbeddedPostgresError {
  constructor(folder: string, pids: readonly number[]) {
    super(`PostgreSQL processes still run in ${folder} and do not end: ${pids.join(', ')}.`);
  }
}

/** No folder is short enough for a Unix socket. */
export class SocketPathTooLongError extends EmbeddedPostgresError {
  constructor(folder: string) {
    super(
      `The path ${folder} is too long for a Unix socket, and so is the folder for temporary files.`,
    );
  }
}
