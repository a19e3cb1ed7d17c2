import * as v from "valibot";
import { FeedRequestSchema, ODDS_STREAM } from "#contract/api/sport-feed.ts";
import type { Feed } from "./feed.ts";
import type { Stream } from "./stream.ts";

/** The odds feed. Invalid messages are ignored. */
export function oddsStream(feed: Feed): Stream {
  return {
    path: ODDS_STREAM,
    needs: "sport",
    connect(connection) {
      const subscriber = feed.connect(connection);
      return {
        receive(message) {
          const request = v.safeParse(FeedRequestSchema, message);
          if (request.success) subscriber.receive(request.output);
        },
        leave: () => subscriber.leave(),
      };
    },
  };
}
