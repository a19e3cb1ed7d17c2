// The sandbox's games have an origin of their own beside the sites', as real games have.
import type { ServerResponse } from "node:http";
import type { MountedSandbox } from "./mount-sandbox.ts";
import type { SiteRequest } from "./site-server.ts";

const PLAY_HOST = "play";
const PLAY_PREFIX = "/play/";

export function playOrigin(port: number): string {
  return `http://${PLAY_HOST}.localhost:${port}`;
}

/** @param site id by the request's host; a brand of this name keeps its host, where games are served as well */
export function isPlayHost(site: string | null, brands: ReadonlySet<string>): boolean {
  return site === PLAY_HOST && !brands.has(PLAY_HOST);
}

/** The games' origin has no site, no call of a site and no control surface. */
export function answerPlay(
  sandbox: MountedSandbox,
  { request, pathname }: SiteRequest,
  response: ServerResponse,
): void {
  if (pathname.startsWith(PLAY_PREFIX)) return sandbox.handle(request, response);
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("not found\n");
}
