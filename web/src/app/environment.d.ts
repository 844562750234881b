/** What vite.config.ts defines. */
interface ImportMetaEnv {
  /** The year of the build, which pre-rendered pages show. */
  readonly BUILD_YEAR: number;
}

/** Made by build/message-bundles.ts. */
declare module 'virtual:messages' {
  import type { Locale } from '@stratum/contract/locale';
  import type { MessagesByNamespace } from '../shared/i18n/create-i18n.ts';

  interface MessageBundle {
    readonly default: MessagesByNamespace;
  }
  interface FrameMessages extends MessageBundle {
    /** The others of its language, by name. */
    readonly bundles: Readonly<Record<string, () => Promise<MessageBundle>>>;
  }
  export const frames: Readonly<Record<Locale, () => Promise<FrameMessages>>>;
}
