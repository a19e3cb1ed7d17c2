import type * as v from "valibot";
import type { betRecordList } from "#contract/api/records.ts";

export type RecordRow = v.InferOutput<typeof betRecordList.response>["list"][number];

const TONES: Readonly<Record<string, "warn" | "ok" | "accent">> = {
  pending: "warn",
  open: "ok",
  cashedOut: "accent",
};

export function stateTone(state: string): "warn" | "ok" | "accent" | "neutral" {
  return TONES[state] ?? "neutral";
}
