// The push channels of a world's sports book.
import type { ChannelSource } from "../../backend/push/channel-source.ts";
import { type Channels, createChannels } from "../../backend/push/channels.ts";
import type { World } from "../world.ts";
import { type Book, bookOf } from "./book.ts";
import { contentOf } from "./channel-content.ts";

const channels = new WeakMap<World, Channels>();

export function channelsOf(world: World): Channels {
  const known = channels.get(world);
  if (known) return known;
  const made = createChannels(channelSource(bookOf(world)));
  channels.set(world, made);
  return made;
}

export function channelSource(book: Book): ChannelSource {
  return {
    content: (watched, time) => contentOf(book, watched, time),
    version: () => `${book.overrides.version} ${JSON.stringify(book.settings)}`,
  };
}
