/** What vite.config.ts defines. */
interface ImportMetaEnv {
  /** The year of the build, which pre-rendered pages show. */
  readonly BUILD_YEAR: number;
}
