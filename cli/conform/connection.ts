// HTTP to the server under test. Unlike `fetch`, it finds `<brand>.localhost` as browsers do, and can leave a request
// alone before its answer comes.
import { lookup } from "node:dns";
import { Agent as HttpAgent, request as httpRequest } from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import type { LookupFunction } from "node:net";

export interface Wire {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined for GET. */
  readonly text: string | undefined;
}

export interface RawReply {
  readonly status: number;
  /** Empty when missing. */
  readonly type: string;
  readonly text: string;
}

export interface Connection {
  /** @throws Error when there is no answer */
  send(wire: Wire): Promise<RawReply>;
  /** Ends when the request is written, and cuts the connection. */
  abandon(wire: Wire): Promise<void>;
  close(): void;
}

export function connect(origin: string, timeoutMs: number): Connection {
  const secure = origin.startsWith("https:");
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const start = ({ method, url, headers, text }: Wire) => {
    const length = text === undefined ? {} : { "content-length": String(Buffer.byteLength(text)) };
    const options = { method, headers: { ...headers, ...length }, agent, lookup: lookupLocal };
    const request = secure ? httpsRequest : httpRequest;
    return request(new URL(url, origin), options);
  };
  return {
    send: (wire) =>
      new Promise((resolve, reject) => {
        const request = start(wire);
        request.setTimeout(timeoutMs, () =>
          request.destroy(new Error(`no answer within ${timeoutMs} ms`)),
        );
        request.on("error", reject);
        request.on("response", (response) => {
          const parts: Buffer[] = [];
          response.on("error", reject);
          response.on("data", (part: Buffer) => parts.push(part));
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers["content-type"] ?? "",
              text: Buffer.concat(parts).toString(),
            }),
          );
        });
        request.end(wire.text);
      }),
    abandon: (wire) =>
      new Promise((resolve) => {
        const request = start(wire);
        request.on("error", () => resolve());
        request.on("close", () => resolve());
        request.end(wire.text, () => request.destroy());
      }),
    close: () => agent.destroy(),
  };
}

const lookupLocal: LookupFunction = (host, options, found) => {
  lookup(host.endsWith(".localhost") ? "localhost" : host, options, found);
};
