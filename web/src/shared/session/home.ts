type GoHome = () => void;

let goHome: GoHome = () => window.location.assign('/');

/** The shell names the router's way home, which keeps the language. */
export function setHomeNavigation(navigate: GoHome): void {
  goHome = navigate;
}

export function navigateHome(): void {
  goHome();
}

/** Leaves the site. */
export function navigateAway(address: string): void {
  window.location.assign(address);
}
