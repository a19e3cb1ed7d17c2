// Lazy components of the home page, cached per loader: a new one per render would remount its content.
import { type ComponentType, lazy } from "react";
import type { Load } from "#contract/brand-entry.ts";
import { withLateStyles } from "#lib/browser/late-styles.ts";

const made = new WeakMap<object, ComponentType>();

type PartLoad<K extends string> = Load<Readonly<Record<K, ComponentType>>>;

/** A component loaded after the first paint, with its styles. */
export function partAfterPaint<K extends string>(load: PartLoad<K>, name: K): ComponentType {
  return part(load, name, () => withLateStyles(load));
}

/** A component of the first paint. */
export function firstPart<K extends string>(load: PartLoad<K>, name: K): ComponentType {
  return part(load, name, load);
}

function part<K extends string>(key: object, name: K, load: PartLoad<K>): ComponentType {
  const known = made.get(key);
  if (known !== undefined) return known;
  const component: ComponentType = lazy(async (): Promise<{ default: ComponentType }> => {
    const parts = await load();
    return { default: parts[name] };
  });
  made.set(key, component);
  return component;
}

/** After a failed load: the next `lazyPart` tries again. */
export function forgetPart(load: object): void {
  made.delete(load);
}
