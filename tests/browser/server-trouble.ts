// Wrong answers, made in the browser so that they affect one page only.
import type { Page, Route } from "playwright/test";

type Answer = Parameters<Route["fulfill"]>[0];

const json = (body: string): Answer => ({ contentType: "application/json", body });
export const coded = (code: number | string, message = "") =>
  json(JSON.stringify({ status_code: code, data: null, message }));

export const TROUBLE: Readonly<Record<string, Answer | "failed" | "connectionreset">> = {
  garbage: { contentType: "application/json", body: Buffer.from([0, 159, 146, 150, 255, 1]) },
  html: { contentType: "text/html", body: "<!doctype html><h1>502 Bad Gateway</h1>" },
  empty: json(""),
  truncated: json('{"status_code":6000,"data":{"list":[{"id":"1","na'),
  "wrong types": json('{"status_code":6000,"data":0,"message":[]}'),
  "odd data": json('{"status_code":6000,"data":{"list":{"__proto__":[1]},"total":"x"}}'),
  "an array": json("[]"),
  404: { status: 404, body: "" },
  500: { status: 500, body: "<h1>error</h1>" },
  503: { status: 503, body: "" },
  drop: "failed",
  reset: "connectionreset",
  6005: coded(6005),
  6066: coded("6066"),
  9999: coded(9999, "?"),
};

/** Answers every call whose path matches. @returns a function that stops it */
export async function answerWith(
  page: Page,
  calls: RegExp,
  trouble: Answer | "failed" | "connectionreset",
): Promise<() => Promise<void>> {
  await page.route(calls, (route) =>
    typeof trouble === "string" ? route.abort(trouble) : route.fulfill(trouble),
  );
  return () => page.unroute(calls);
}

export async function answerOnce(page: Page, call: RegExp, answer: Answer): Promise<void> {
  await page.route(call, (route) => route.fulfill(answer), { times: 1 });
}

/** Shortens waits of 30 seconds to two. */
export async function hurryTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, "timeout");
    Object.defineProperty(XMLHttpRequest.prototype, "timeout", {
      get: own?.get,
      set(this: XMLHttpRequest, wait: number) {
        own?.set?.call(this, wait === 30_000 ? 2000 : wait);
      },
    });
  });
}

interface Envelope {
  readonly data: unknown;
}

/** Lets a call through and changes the data of its answer. */
export async function changeData(route: Route, change: (data: unknown) => unknown): Promise<void> {
  const request = route.request();
  const { port, host, pathname } = new URL(request.url());
  // System resolvers do not know the hosts of brands.
  const response = await route.fetch({
    url: `http://127.0.0.1:${port}${pathname}`,
    headers: { ...request.headers(), host },
    // A kept connection may be closed by the server just before it is used again.
    maxRetries: 2,
  });
  const envelope = (await response.json()) as Envelope;
  await route.fulfill({ response, json: { ...envelope, data: change(envelope.data) } });
}
