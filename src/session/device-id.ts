import * as v from "valibot";
import { storage } from "../lib/storage.ts";

const KEY = "device";

/** Id of this device, made at random on the first visit. */
export function deviceId(): string {
  const known = storage.read(KEY, v.pipe(v.string(), v.uuid()));
  if (known !== null) return known;
  const made = crypto.randomUUID();
  storage.write(KEY, made);
  return made;
}
