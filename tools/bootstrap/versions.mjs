/** The toolchain this project runs on. */
export const nodeVersion = '26.10.0';
export const npmVersion = '11.21.2';
/** npm below this major does not resolve the workspaces' lockfile the same way. */
export const oldestNpmMajor = 11;
