// A sandbox of its own for tests of the chat's client.
import type * as v from "valibot";
import type { CallName, CALLS } from "#contract/api/calls.ts";
import { SUCCESS_CODE } from "#contract/codes.ts";
import { startSample } from "../../sandbox/testing/sample-sandbox.ts";

const SITE = "aurora";

export type ChatServer = Awaited<ReturnType<typeof startChatServer>>;

export async function startChatServer() {
  const sandbox = await startSample({ now: Date.now });
  const post = async (path: string, body: object) => {
    const { status, text } = await sandbox.control(path, body);
    if (status !== 200) throw new Error(text);
    return JSON.parse(text) as object;
  };
  const call = async <N extends CallName>(
    name: N,
    body: v.InferInput<(typeof CALLS)[N]["request"]>,
    token = "",
  ): Promise<v.InferOutput<(typeof CALLS)[N]["response"]>> => {
    const { status_code: code, data, message } = await sandbox.call(SITE, name, body, { token });
    if (code !== SUCCESS_CODE) throw new Error(message);
    return data as v.InferOutput<(typeof CALLS)[N]["response"]>;
  };
  const control = (body: object) =>
    post("/sandbox/chat", { site: SITE, ...body }) as Promise<{ readonly last: number }>;
  await control({ talk: false, room: { slowSeconds: 0 } });
  return {
    port: sandbox.port,
    call,
    control,
    feed: (change: object) => post("/sandbox/feed", change),
    /** A new session with its jwt; null without a name. */
    async session(name: string | null) {
      if (name === null) return null;
      const { token } = (await post("/sandbox/session", { site: SITE, name })) as {
        token: string;
      };
      const { jwt } = await call("jwt", {}, token);
      return { token, jwt };
    },
    close: () => sandbox.close(),
  };
}
