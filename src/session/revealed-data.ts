// Masked values of the account in clear, fetched when asked for and kept as `DD_<field>` until the
// session ends (spec: shell-and-accounts §3, §4 "Session expiry").
import { useState } from "react";
import { create } from "zustand";
import { type Stored, storage } from "../lib/storage.ts";

const FIELDS = ["phone", "email", "realName"] as const;
export type RevealedField = (typeof FIELDS)[number];
const PREFIX = "DD_";
const MAX = 500;

/** What is shown now; kept outside of views so that the end of a session hides it everywhere. */
const useShown = create<{ readonly [Field in RevealedField]?: string | null }>(() => ({}));
/** Counts sessions' ends, so that an answer that comes after one is not kept. */
let ends = 0;

export function readRevealed(field: RevealedField): string | null {
  return storage.read(PREFIX + field, entry);
}

/** @throws CallError when the server does not answer. */
export async function reveal(field: RevealedField, ask = askServer): Promise<string> {
  const known = readRevealed(field);
  if (known !== null) return known;
  const end = ends;
  const { d, v } = await ask(field);
  // What the server could not read itself is asked again next time.
  if (v === "1" && end === ends) storage.write(PREFIX + field, JSON.stringify({ d, v }));
  return d;
}

/** At the end of a session, and when a value has been changed. */
export function clearRevealed(): void {
  ends += 1;
  useShown.setState({}, true);
  for (const key of [...FIELDS.map((field) => PREFIX + field), ...keptKeys()]) storage.remove(key);
}

interface Revealed {
  /** Null while hidden. */
  readonly text: string | null;
  readonly busy: boolean;
  readonly reveal: () => void;
  readonly hide: () => void;
}

export function useRevealed(field: RevealedField): Revealed {
  const text = useShown((state) => state[field] ?? null);
  const [busy, setBusy] = useState(false);
  const show = async () => {
    const end = ends;
    setBusy(true);
    try {
      const value = await reveal(field);
      if (end === ends) useShown.setState({ [field]: value });
    } catch {
      // The call has said so itself; the value stays hidden.
    } finally {
      setBusy(false);
    }
  };
  return {
    text,
    busy,
    reveal: () => void show(),
    hide: () => useShown.setState({ [field]: null }),
  };
}

const entry: Stored<string> = (text) => {
  if (text.length > MAX) return null;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== "object" || parsed === null) return null;
    if (!("d" in parsed && "v" in parsed)) return null;
    return typeof parsed.d === "string" && parsed.v === "1" ? parsed.d : null;
  } catch {
    return null;
  }
};

/** Also those of fields an earlier version has kept. */
function keptKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

async function askServer(
  field: RevealedField,
): Promise<{ readonly d: string; readonly v: string }> {
  const [{ singleDataDecryption }, { request }] = await Promise.all([
    import("#contract/api/member.ts"),
    import("../lib/http.ts"),
  ]);
  return request(singleDataDecryption, { field });
}
