/** What the supervisor needs of a logger; pino's has it. */
export interface PostgresLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}
