import type { FastifyInstance } from "fastify";
import { post } from "../../control/post-route.ts";
import type { Feed } from "./feed.ts";
import { FeedControlSchema } from "./feed-faults.ts";

/** `/sandbox/feed`: speed, size and trouble of the odds feed. */
export function feedRoutes(app: FastifyInstance, feed: Feed): void {
  app.get("/sandbox/feed", () => feed.state());
  post(app, "/sandbox/feed", FeedControlSchema, (change) => {
    feed.control(change);
    return feed.state();
  });
}
