import type { TFunction } from "i18next";
import type { AspectSubject } from "./aspects.ts";
import type { DrawKind } from "./draw-shape.ts";
import type { SeriesSubject } from "./trend-series.ts";

/** `第一球`, `冠军`, `和值`: what a series or an aspect is about. */
export function subjectName(
  subject: SeriesSubject | AspectSubject,
  kind: DrawKind,
  t: TFunction<"lottery">,
): string {
  if (typeof subject === "string") return t(`subject.${subject}`);
  const number = subject.place + 1;
  if (kind === "race") return t(`subject.racer.${number}`);
  return number <= NAMED ? t(`subject.ball.${number}`) : t("subject.place", { number });
}

/** Places with a name of their own; no lottery that the site knows has more. */
const NAMED = 5;
