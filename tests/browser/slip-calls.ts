// Calls of the page under test to the sports feed: which they are, and what becomes of them. Only this page's, so
// that tests side by side do not meet.
import type { Page, Request, Route } from "playwright/test";

const RESOURCE = "**/game/api/v1/resource";

/** Of a call to the sports feed. */
export function methodOf(request: Pick<Request, "postData">): string | null {
  return /"method":"(\w+)"/.exec(request.postData() ?? "")?.[1] ?? null;
}

export const isCall = (method: string) => (request: Request) => methodOf(request) === method;

/** Handles the page's calls of a method, in all tabs. @returns lets them through again */
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

/** What the page knows of a price or an offer stays as it is. @returns lets the calls through again */
export function holdCalls(page: Page, method: string): Promise<() => Promise<void>> {
  return answerCalls(page, method, (route) => route.abort());
}

/** The server does what is asked; the page hears nothing of it. */
export async function carryOut(route: Route): Promise<void> {
  // No system resolver knows the hosts of brands.
  const url = new URL(route.request().url());
  const headers = { ...route.request().headers(), host: url.host };
  url.hostname = "127.0.0.1";
  await route.fetch({ url: url.href, headers });
}

/** The server does what is asked, and its answer is lost. @returns lets the calls through again */
export function loseAnswers(page: Page, method: string): Promise<() => Promise<void>> {
  return answerCalls(page, method, async (route) => {
    await carryOut(route);
    await route.abort("connectionreset");
  });
}
