/** The title of the browser's tab; each page renders exactly one. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Stratum`}</title>;
}
