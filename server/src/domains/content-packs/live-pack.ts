import type { Pack } from '@stratum/content/pack';

interface LivePack {
  /** Reads as whichever pack is the current one at that moment. */
  readonly pack: Pack;
  switchTo(next: Pack): void;
}

/** Stands for the current pack in everything that is made once and asks it again and again. */
export function createLivePack(first: Pack): LivePack {
  let current = first;
  const pack: Pack = {
    get version() {
      return current.version;
    },
    get consent() {
      return current.consent;
    },
    get categories() {
      return current.categories;
    },
    get traits() {
      return current.traits;
    },
    get works() {
      return current.works;
    },
    get lessons() {
      return current.lessons;
    },
    get filmsDir() {
      return current.filmsDir;
    },
    get shipping() {
      return current.shipping;
    },
    get taxes() {
      return current.taxes;
    },
    get product() {
      return current.product;
    },
    get shopDir() {
      return current.shopDir;
    },
    traitsOf: (category) => current.traitsOf(category),
    inLocale: (locale) => current.inLocale(locale),
    edition: () => current,
  };
  return {
    pack,
    switchTo(next) {
      current = next;
    },
  };
}
