interface MenuEntry {
  readonly name:
    | 'assessment'
    | 'dashboard'
    | 'overview'
    | 'chapter_resources'
    | 'about_author'
    | 'my_stratum'
    | 'skill_definitions';
  readonly path: string;
  readonly needsLogin: boolean;
  /** Where it leads while nobody is logged in: the same for everybody to read. */
  readonly visitorPath?: string;
  /** Shown only while the assessment is not completed. */
  readonly untilCompleted?: true;
}

export interface Menu {
  readonly name: 'assessment' | 'resources' | 'performance_library';
  /** Logged out the menu is one link, which opens the login. */
  readonly isOneLoginLink?: true;
  readonly entries: readonly MenuEntry[];
}

/** §2: what the header leads to. */
export const menus: readonly Menu[] = [
  {
    name: 'assessment',
    isOneLoginLink: true,
    entries: [
      { name: 'assessment', path: '/self-assessment', needsLogin: true, untilCompleted: true },
      { name: 'dashboard', path: '/dashboard', needsLogin: true },
    ],
  },
  {
    name: 'resources',
    entries: [
      {
        name: 'overview',
        path: '/resources-stratum9',
        visitorPath: '/program-overview',
        needsLogin: false,
      },
      { name: 'chapter_resources', path: '/chapter', needsLogin: true },
      { name: 'about_author', path: '/about-the-author', needsLogin: false },
    ],
  },
  {
    name: 'performance_library',
    entries: [
      { name: 'my_stratum', path: '/myStratum', needsLogin: true },
      {
        name: 'skill_definitions',
        path: '/performance-based-skills-definitions',
        needsLogin: true,
      },
    ],
  },
];

/** §2: where the chat icon, the bell and the person's own menu lead. */
export const chatPath = '/ppau';
export const profilePath = '/profile';
export const notificationsPath = '/notifications';

/** The menus as they are offered: what leads nowhere yet is left out, and a menu without entries. */
export function offeredMenus(
  isAddress: (path: string) => boolean,
  assessmentCompleted: boolean,
): Menu[] {
  return menus
    .map((menu) => ({
      ...menu,
      entries: menu.entries.filter(
        ({ path, untilCompleted }) => isAddress(path) && !(untilCompleted && assessmentCompleted),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}
