import { matching, storage } from "../lib/storage.ts";

const KEY = "device";
const UUID = matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);

/** Id of this device, made at random on the first visit. */
export function deviceId(): string {
  const known = storage.read(KEY, UUID);
  if (known !== null) return known;
  const made = crypto.randomUUID();
  storage.write(KEY, made);
  return made;
}
