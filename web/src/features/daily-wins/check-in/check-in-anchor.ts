/** The place on the dashboard that notifications and the installed app's shortcut lead to. */
export const checkInAnchor = 'check-in';
