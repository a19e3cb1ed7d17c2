// A lazily loaded part of the home page, made once per loader so that a render never starts anew.
import { type ComponentType, lazy } from "react";
import type { Load } from "#contract/brand-entry.ts";

const made = new WeakMap<object, ComponentType>();

export function lazyPart<K extends string>(
  load: Load<Readonly<Record<K, ComponentType>>>,
  name: K,
): ComponentType {
  const known = made.get(load);
  if (known !== undefined) return known;
  const part: ComponentType = lazy(async (): Promise<{ default: ComponentType }> => {
    const parts = await load();
    return { default: parts[name] };
  });
  made.set(load, part);
  return part;
}

/** After a failed load: the next `lazyPart` asks again. */
export function forgetPart(load: object): void {
  made.delete(load);
}
