// Calls of the page under test to the sports feed. Only this page's, so that parallel tests do not affect each other.
import type { Page, Request, Route } from "playwright/test";

const RESOURCE = "**/game/api/v1/resource";

export function methodOf(request: Pick<Request, "postData">): string | null {
  return /"method":"(\w+)"/.exec(request.postData() ?? "")?.[1] ?? null;
}

export const isCall = (method: string) => (request: Request) => methodOf(request) === method;

/** Handles the page's calls of a method, in all tabs. @returns a function that stops it */
export async function answerCalls(
  page: Page,
  method: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const handle = (route: Route) =>
    methodOf(route.request()) === method ? answer(route) : route.fallback();
  await page.context().route(RESOURCE, handle);
  return () => page.context().unroute(RESOURCE, handle);
}

/** Freezes prices or offers that the page knows. @returns a function that stops it */
export function holdCalls(page: Page, method: string): Promise<() => Promise<void>> {
  return answerCalls(page, method, (route) => route.abort());
}

/** Carries the call out without an answer to the page. */
export async function carryOut(route: Route): Promise<void> {
  // System resolvers do not know the hosts of brands.
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = "127.0.0.1";
  await route.fetch({ url: url.href, headers });
}

/** Carries the calls out and loses their answers. @returns a function that stops it */
export function loseAnswers(page: Page, method: string): Promise<() => Promise<void>> {
  return answerCalls(page, method, carryOutSilently);
}

/** Carries the call out and loses its answer. */
export async function carryOutSilently(route: Route): Promise<void> {
  await carryOut(route);
  await route.abort("connectionreset");
}
