import { createServer } from "node:http";
import { CliError } from "../errors/errors.ts";
import { listen } from "../serve/listen.ts";
import { PREVIEW_PORT } from "../serve/preview-server.ts";
import { ok, warn, type Finding } from "./finding.ts";

export async function checkPort(port = PREVIEW_PORT): Promise<Finding> {
  const server = createServer();
  try {
    await listen(server, { port, host: "127.0.0.1", strict: true });
    return ok("port", `${port} is free`);
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return warn(
      "port",
      `${port} is taken; \`brand preview\` uses the next free one.`,
      "stop what uses it, or name another one with --port.",
    );
  } finally {
    server.close();
  }
}
