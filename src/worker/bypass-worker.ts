/// <reference lib="webworker" />
// The addresses of the server go past the worker, where the browser can do so: no call waits until it has started.

interface RouterRule {
  readonly condition: { readonly urlPattern: { readonly pathname: string } };
  readonly source: "network";
}

type RoutedInstall = ExtendableEvent & {
  /** Chrome from 123. */
  readonly addRoutes?: (rules: readonly RouterRule[]) => Promise<void>;
};

/** @param prefixes of paths, such as `/site/api/` */
export function bypassWorker(
  worker: Pick<ServiceWorkerGlobalScope, "addEventListener">,
  prefixes: readonly string[],
): void {
  worker.addEventListener("install", (event) => {
    const install = event as RoutedInstall;
    const rules = prefixes.map((prefix) => ({
      condition: { urlPattern: { pathname: `${prefix}*` } },
      source: "network" as const,
    }));
    if (install.addRoutes) install.waitUntil(install.addRoutes(rules));
  });
}
