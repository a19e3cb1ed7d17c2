// Plain HTTP to a local server that selects the site by the Host header.
import { request, type IncomingHttpHeaders } from "node:http";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

export interface Ask {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** @param site `aurora` for `aurora.localhost`, null for the bare host */
export function ask(
  port: number,
  site: string | null,
  path: string,
  { method = "GET", headers = {}, body }: Ask = {},
): Promise<Answer> {
  const host = `${site === null ? "" : `${site}.`}localhost:${port}`;
  return new Promise((resolve, reject) => {
    const call = request(
      // One connection per request: a kept one may be closed just when it is used again.
      { host: "127.0.0.1", port, path, method, agent: false, headers: { host, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("error", reject);
        response.on("end", () => {
          const data = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: data,
            text: data.toString(),
          });
        });
      },
    );
    call.on("error", reject);
    call.end(body);
  });
}

/** Asks again until the answer fulfils a condition. */
export async function until<T>(make: () => Promise<T>, holds: (value: T) => boolean): Promise<T> {
  for (;;) {
    const value = await make();
    if (holds(value)) return value;
    // oxlint-disable-next-line no-restricted-globals -- between two requests
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
