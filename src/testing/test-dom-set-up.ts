// Set-up of tests with a document. A query that waits fails many times before it succeeds. Each failure would print the
// whole document, which takes a tenth of the time of these tests; so only the last one prints it.
import { configure, getConfig, prettyDOM } from "@testing-library/react";

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => {};

const { asyncWrapper, getElementError } = getConfig();
let waiting = 0;

configure({
  // Other test files may use both cores.
  asyncUtilTimeout: 30_000,
  getElementError: (message, container) =>
    waiting > 0 ? new Error(message ?? "nothing is found") : getElementError(message, container),
  async asyncWrapper(wait) {
    waiting += 1;
    try {
      return (await asyncWrapper(wait)) as unknown;
    } catch (error) {
      if (error instanceof Error) error.message += `\n\n${prettyDOM() || ""}`;
      throw error;
    } finally {
      waiting -= 1;
    }
  },
});
