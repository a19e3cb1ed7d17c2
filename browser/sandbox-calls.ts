// Calls to the sandbox of a preview on this machine.
import { request } from "node:http";

interface Asked {
  readonly method?: "GET" | "POST" | "DELETE";
  readonly body?: string;
}

/** By Node's client: system resolvers do not know the hosts of brands. */
export function askSandbox(
  { port, site }: { readonly port: string; readonly site: string },
  path: string,
  { method = "GET", body }: Asked = {},
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        headers: {
          host: `${site}.localhost:${port}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
      },
      (answer) => {
        const parts: string[] = [];
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => parts.push(part));
        answer.on("end", () => {
          const text = parts.join("");
          if (answer.statusCode === 200) resolve(JSON.parse(text));
          else reject(new Error(`${path}: ${answer.statusCode} ${text}`));
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
