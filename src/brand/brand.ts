// The brand the page was stamped with. Set once by `boot`, read everywhere above `ui`.
import type { ComponentType } from "react";
import type { BrandConfig, BrandEntry } from "#contract/brand-entry.ts";
import type { LinkedPage } from "#contract/pages.ts";
import type { DutyKey, DutyValue } from "#contract/protection/duties.ts";
import type { SwitchKey } from "#contract/switches.ts";

export type Entry = BrandEntry<ComponentType>;

let current: Entry | null = null;

export function setBrand(entry: Entry): void {
  current = entry;
}

/** @throws Error before `setBrand`. */
export function brandEntry(): Entry {
  if (current === null) throw new Error("The brand is read before boot has set it.");
  return current;
}

export function brand(): BrandConfig {
  return brandEntry().config;
}

export function isOn(key: SwitchKey): boolean {
  return brand().switches.includes(key);
}

/** A duty of player protection beyond those of every brand; undefined without one, and before `setBrand`. */
export function ownDuty<K extends DutyKey>(key: K): DutyValue<K> | undefined {
  return current?.config.protection?.duties[key] as DutyValue<K> | undefined;
}

/** True when a page of this bundle answers exactly this path. */
export function hasPage(path: string): boolean {
  return brandEntry().pages.some((page) => page.route.path === path);
}

/** Address of a page by its id, for pages that a brand can switch off; null when this bundle has no such page. */
export function pageAddress(id: LinkedPage): string | null {
  return brandEntry().pages.find(({ route }) => route.page === id)?.route.path ?? null;
}
