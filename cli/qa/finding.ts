// What `brand qa` finds.
import * as v from "valibot";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { CHECK_NAMES } from "./checks.ts";

const Name = v.string();
const Edition = v.picklist(EDITIONS);
const Locale = v.picklist(LOCALES);
/** Below the report's folder. */
const OwnFile = v.pipe(v.string(), v.regex(/^(?:pictures|traces|differences)\/[\w.-]+$/));
const CheckName = v.picklist(CHECK_NAMES);

const ComparedSchema = v.object({ before: OwnFile, after: OwnFile, difference: OwnFile });

const FindingSchema = v.object({
  brand: Name,
  check: CheckName,
  edition: v.nullable(Edition),
  locale: v.nullable(Locale),
  page: v.nullable(v.string()),
  what: v.string(),
  picture: v.nullable(OwnFile),
  trace: v.nullable(OwnFile),
  compared: v.optional(ComparedSchema),
});

/** A visit that was made, with or without findings. */
const VisitSchema = v.object({
  brand: Name,
  edition: Edition,
  locale: Locale,
  width: v.number(),
  pages: v.number(),
  seconds: v.number(),
});

/** A page that Lighthouse inspected, with or without findings. */
const InspectedSchema = v.object({
  brand: Name,
  edition: Edition,
  locale: Locale,
  page: v.string(),
  scores: v.record(v.string(), v.number()),
  metrics: v.array(v.string()),
});

/** A check that could not run. */
const SkippedSchema = v.object({ check: CheckName, why: v.string() });

export const QaResultSchema = v.object({
  findings: v.array(FindingSchema),
  visits: v.array(VisitSchema),
  inspected: v.array(InspectedSchema),
  /** Compared with approved pictures. */
  styles: v.optional(v.number(), 0),
  skipped: v.array(SkippedSchema),
});

export type QaResult = v.InferOutput<typeof QaResultSchema>;
export type Finding = QaResult["findings"][number];
export type VisitFacts = QaResult["visits"][number];
export type InspectedPage = QaResult["inspected"][number];
export type Skipped = QaResult["skipped"][number];
