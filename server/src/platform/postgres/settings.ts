import { SOCKET_PORT } from './socket-folder.ts';

/** PostgreSQL settings by name, as in postgresql.conf. */
export type PostgresSettings = Readonly<Record<string, string>>;

const smallApplication: PostgresSettings = {
  max_connections: '60',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '',
  log_checkpoints: 'off',
  // The application sees its own errors; their statements and values may be personal.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** The words that pass all settings on the command line; the file of the cluster stays untouched. */
export function settingWords(socketFolder: string, chosen: PostgresSettings): string[] {
  const settings: PostgresSettings = {
    ...smallApplication,
    ...chosen,
    listen_addresses: '',
    port: String(SOCKET_PORT),
    // A list: quotes keep a comma or blank in the path from splitting it.
    unix_socket_directories: `"${socketFolder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
