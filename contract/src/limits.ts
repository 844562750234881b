/** Every literal of the product specification, with the section (§) that states it. */
export const limits = {
  /** §9: notification toasts, milliseconds. */
  toast: { success: 1000, error: 1000, other: 5000, draggablePercent: 80 },
  /** §4 and §9: what follows a token error, milliseconds. */
  sessionEnd: { cacheClear: 200, redirect: 2000 },
  /** §4 and §9: delay before the notification count is fetched, milliseconds. */
  notificationCountDelay: 4000,
  /** §2 and §9: delay before the footer appears, milliseconds. */
  footerDelay: 500,
  /** §2 and §9: scroll distance after which the header turns solid, CSS pixels. */
  headerSolidAfter: 15,
  /** §4, §8 and §9: client state persistence. */
  persistence: { key: 'root', version: -1, rehydrationTimeout: 5000 },
  /** §5 and §9. */
  password: { min: 8, max: 16 },
  /** §5: letters of a top-level domain. */
  topLevelDomain: { min: 2, max: 7 },
  /** §5 and §9: files, in bytes, and the names of their types. */
  upload: {
    maxBytes: 20_971_520,
    imageExtensions: ['jpeg', 'jpg', 'png', 'webp', 'heif'],
    documentExtensions: ['pdf', 'txt', 'csv', 'xlsx', 'xlsm', 'docx', 'pptx'],
  },
  /** §9 states the number without a use: notifications that one call lists. */
  notificationPage: 10,
  /** §9: first year of the years list. */
  firstYear: 2023,
  /** §1 and §9: levels of the skill model. */
  levels: 9,
  /** §9: steps of the colour scale, also the steps of a statement's answer. */
  scaleSteps: 5,
} as const;
