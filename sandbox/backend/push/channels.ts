// All open channels, shared by the list calls and by every socket.
import {
  type ChannelTarget,
  parseChannel,
  pickChannel,
  type PickFilter,
  priceChannel,
} from "./channel-name.ts";
import type { ChannelSource } from "./channel-source.ts";
import { type Channel, createChannel } from "./channel.ts";

export interface Channels {
  /** @returns null when there is no such channel */
  channel(name: string, time: number): Channel | null;
  /** The channel of a set of prices; `channel` finds it by its name as long as it is kept. */
  prices(ids: readonly string[], time: number): Channel;
  /** The channel of a list that is chosen otherwise; found by its name as `prices` are. */
  picked(filter: PickFilter, time: number): Channel;
}

/** Beyond this number the least recently used channel is dropped. */
export const CHANNELS_KEPT = 256;
/** The first seq is the time in these milliseconds, so that no number is used twice after a restart. */
const FIRST_SEQ_UNIT = 100;

export function createChannels(source: ChannelSource): Channels {
  const channels = new Map<string, Channel>();
  let lastDropped = 0;
  const make = (name: string, watched: ChannelTarget, time: number): Channel => {
    const firstSeq = Math.max(lastDropped + 1, Math.floor(time / FIRST_SEQ_UNIT));
    return createChannel(source, { name, watched, firstSeq }, time);
  };
  const keep = (name: string, channel: Channel): Channel => {
    channels.delete(name);
    channels.set(name, channel);
    const [oldest] = channels;
    if (oldest && channels.size > CHANNELS_KEPT) {
      lastDropped = Math.max(lastDropped, oldest[1].seq);
      channels.delete(oldest[0]);
    }
    return channel;
  };
  return {
    channel(name, time) {
      const known = channels.get(name);
      if (known) return keep(name, known);
      const watched = parseChannel(name);
      return watched && keep(name, make(name, watched, time));
    },
    prices(asked, time) {
      const ids = [...new Set(asked)].toSorted();
      const name = priceChannel(ids);
      return keep(name, channels.get(name) ?? make(name, { kind: "prices", ids }, time));
    },
    picked(filter, time) {
      const name = pickChannel(filter);
      return keep(name, channels.get(name) ?? make(name, { kind: "pick", filter }, time));
    },
  };
}
