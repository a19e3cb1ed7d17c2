import type { FastifyInstance } from "fastify";
import type { Feed } from "../../backend/push/feed.ts";
import type { Simulation } from "../simulation.ts";
import { changeFeed, FeedControlSchema, feedState } from "./feed-control.ts";
import { post } from "./post-route.ts";

export function feedRoutes(app: FastifyInstance, simulation: Simulation, feed: Feed): void {
  app.get("/sandbox/feed", () => feedState(simulation, feed));
  post(app, "/sandbox/feed", FeedControlSchema, (change) => {
    changeFeed(simulation, feed, change);
    return feedState(simulation, feed);
  });
}
