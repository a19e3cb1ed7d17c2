// The channels of a world, shared by the lists of the calls and by every socket.
import type { World } from "../../world.ts";
import { bookOf } from "../book.ts";
import { parseChannel } from "./channel-name.ts";
import { type Channel, createChannel } from "./channel.ts";

export interface Hub {
  /** Null where there is no such channel. */
  channel(name: string, time: number): Channel | null;
}

/** Channels nobody asked for longest are forgotten. */
const KEPT = 48;
/** Numbers start with the time in these, so that a new start never repeats one. */
const FIRST_SEQ_UNIT = 100;

const hubs = new WeakMap<World, Hub>();

export function hubOf(world: World): Hub {
  const known = hubs.get(world);
  if (known) return known;
  const made = createHub(world);
  hubs.set(world, made);
  return made;
}

function createHub(world: World): Hub {
  const channels = new Map<string, Channel>();
  let forgotten = 0;
  const make = (name: string, time: number): Channel | null => {
    const watched = parseChannel(name);
    if (!watched) return null;
    const firstSeq = Math.max(forgotten + 1, Math.floor(time / FIRST_SEQ_UNIT));
    return createChannel(bookOf(world), { name, watched, firstSeq }, time);
  };
  const forget = () => {
    const [oldest] = channels;
    if (!oldest || channels.size <= KEPT) return;
    forgotten = Math.max(forgotten, oldest[1].seq);
    channels.delete(oldest[0]);
  };
  return {
    channel(name, time) {
      const found = channels.get(name) ?? make(name, time);
      if (!found) return null;
      channels.delete(name);
      channels.set(name, found);
      forget();
      return found;
    },
  };
}
