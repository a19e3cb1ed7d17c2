import type { TFunction } from "i18next";
import type { Aspect } from "./aspects.ts";
import type { DrawKind } from "./draw-shape.ts";
import { subjectName } from "./subject-name.ts";

/** `第 1 球 大小` */
export function aspectName(
  { subject, pair }: Aspect,
  kind: DrawKind,
  t: TFunction<"lottery">,
): string {
  return `${subjectName(subject, kind, t)} ${t(`pair.${pair}`)}`;
}
