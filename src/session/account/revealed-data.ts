// Unmasked member data, requested on demand and stored as `DD_<field>` until the session ends (spec:
// shell-and-accounts §3, §4 "Session expiry").
import { useState } from "react";
import { errorText } from "#lib/calls/error-text.ts";
import { type Stored, storage } from "#lib/browser/storage.ts";
import { CallError } from "#lib/wire/call-error.ts";
import { showToast } from "#ui/overlays/toast.tsx";
import { isPreferred } from "../preferences/preferences.ts";
import { REVEALED_FIELDS, type RevealedField, useSession } from "./session-store.ts";

const PREFIX = "DD_";
const MAX = 500;

/** Counts ended sessions, so that an answer that arrives after one is dropped. */
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
  // A value the server could not decrypt is requested again next time.
  if (v === "1" && end === ends && !isPreferred("safe"))
    storage.write(PREFIX + field, JSON.stringify({ d, v }));
  return d;
}

/** Call when the session ends, and when a value has changed. */
export function clearRevealed(): void {
  ends += 1;
  useSession.setState({ revealed: {} });
  forgetRevealed();
}

/** Values on view stay; the next reveal asks the server. */
export function forgetRevealed(): void {
  for (const key of [...REVEALED_FIELDS.map((field) => PREFIX + field), ...keptKeys()])
    storage.remove(key);
}

interface Revealed {
  readonly text: string | null;
  readonly busy: boolean;
  readonly reveal: () => void;
  readonly hide: () => void;
}

export function useRevealed(field: RevealedField): Revealed {
  const text = useSession(({ revealed }) => revealed[field] ?? null);
  const [busy, setBusy] = useState(false);
  const load = async () => {
    const end = ends;
    setBusy(true);
    try {
      const value = await reveal(field);
      if (end === ends) show(field, value);
    } catch (error) {
      // A call reports its failure by itself; the value stays hidden.
      if (!(error instanceof CallError)) showToast(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    text,
    busy,
    reveal: () => void load(),
    hide: () => show(field, null),
  };
}

function show(field: RevealedField, text: string | null): void {
  useSession.setState(({ revealed }) => ({ revealed: { ...revealed, [field]: text } }));
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

/** Includes fields stored by earlier versions. */
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
    import("#lib/calls/http.ts"),
  ]);
  return request(singleDataDecryption, { field });
}
