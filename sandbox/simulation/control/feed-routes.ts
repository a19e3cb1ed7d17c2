import type { FastifyInstance } from "fastify";
import type { Simulation } from "../simulation.ts";
import { changeFeed, FeedControlSchema, type Feeds, feedState } from "./feed-control.ts";
import { post } from "./post-route.ts";

export function feedRoutes(app: FastifyInstance, simulation: Simulation, feeds: Feeds): void {
  app.get("/sandbox/feed", () => feedState(simulation, feeds));
  post(app, "/sandbox/feed", FeedControlSchema, (change) => {
    changeFeed(simulation, feeds, change);
    return feedState(simulation, feeds);
  });
}
