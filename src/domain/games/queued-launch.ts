// A game pressed by a visitor waits here for the login: in this tab, for a quarter of an hour. One that a
// session ended under waits for the same member only. Without storage it is lost.
import { onceInTab } from "#lib/browser/once-in-tab.ts";
import { storage } from "#lib/browser/storage.ts";
import type { LaunchOptions, LaunchTarget } from "./pressed-game.ts";

export interface QueuedLaunch {
  readonly target: LaunchTarget;
  readonly options: LaunchOptions;
}

const KEPT_MS = 15 * 60_000;
/** A duplicated tab has a copy of the queue: the first to take it notes its id for the others. */
const TAKEN = "launchTaken";

const queue = onceInTab("launch-queue", ({ id, userId, at, target, options }) => {
  const wanted = readTarget(target);
  if (wanted === null || typeof id !== "string" || typeof at !== "number") return null;
  const owner = typeof userId === "string" ? userId : null;
  return { id, userId: owner, at, target: wanted, options: readOptions(options) };
});

/** @param userId member whose session has ended; null for a visitor, whoever they log in as */
export function queueLaunch({ target, options }: QueuedLaunch, userId: string | null = null): void {
  const { enName, gameCode, name } = target;
  const id = `${Date.now()}.${Math.random()}`;
  queue.leave({ id, userId, at: Date.now(), target: { enName, gameCode, name }, options });
}

/** Removes it, also when it belongs to another member or has expired. */
export function takeQueuedLaunch(userId: string): QueuedLaunch | null {
  const taken = queue.take();
  if (taken === null || Math.abs(Date.now() - taken.at) >= KEPT_MS) return null;
  if (taken.userId !== null && taken.userId !== userId) return null;
  if (storage.read(TAKEN, (text) => text) === taken.id) return null;
  storage.write(TAKEN, taken.id);
  return { target: taken.target, options: taken.options };
}

export function dropQueuedLaunch(): void {
  queue.take();
}

function readTarget(target: unknown): LaunchTarget | null {
  if (typeof target !== "object" || target === null) return null;
  const { enName, gameCode, name }: Partial<Record<keyof LaunchTarget, unknown>> = target;
  const whole = [enName, gameCode, name].every((part) => typeof part === "string");
  return whole ? { enName: String(enName), gameCode: String(gameCode), name: String(name) } : null;
}

function readOptions(options: unknown): LaunchOptions {
  const demo = typeof options === "object" && options !== null && "demo" in options;
  return demo && options.demo === true ? { demo: true } : {};
}
