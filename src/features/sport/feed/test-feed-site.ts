// Set-up of the tests of sports: a site whose feed answers as the test says.
import { done, setUpSite, type SiteSetUp } from "#testing/test-site.ts";

export interface Asked {
  /** Empty for a call outside the feed. */
  readonly method: string;
  readonly Request: Readonly<Record<string, unknown>>;
  readonly key: string | undefined;
}

/**
 * Call it once in a test file.
 *
 * @param answer data of a call; null cuts the connection after it was carried out
 */
export function setUpFeed(answer: (asked: Asked) => object | null, options: SiteSetUp = {}) {
  return setUpSite({
    namespaces: ["sport"],
    ...options,
    reply(body, key) {
      const data = answer({ method: "", Request: {}, ...(body as Partial<Asked>), key });
      return data === null ? "cut" : done(data);
    },
  });
}
