import { useTranslation } from "react-i18next";
import { cva } from "#styled/css/index.js";
import type { DrawOutcome } from "../statistics/aspects.ts";

/** One outcome as a character on its colour. */
export function DrawOutcomeMark({ outcome }: { readonly outcome: DrawOutcome | null }) {
  const { t } = useTranslation("lottery");
  if (outcome === null) return null;
  return <span className={mark({ side: outcomeSide(outcome) })}>{t(`outcome.${outcome}`)}</span>;
}

/** The two outcomes of a pair have two colours. */
export function outcomeSide(outcome: DrawOutcome): "one" | "other" | "tie" {
  if (outcome === "tie") return "tie";
  return outcome === "big" || outcome === "odd" || outcome === "dragon" ? "one" : "other";
}

const mark = cva({
  base: {
    display: "inline-grid",
    placeItems: "center",
    minWidth: "5-5",
    height: "5-5",
    paddingInline: "0-5",
    borderRadius: "xs",
    fontSize: "2xs",
    fontWeight: "bold",
    lineHeight: "none",
  },
  variants: {
    side: {
      one: { background: "danger-subtle", color: "danger" },
      other: { background: "info-subtle", color: "info" },
      tie: { background: "success-subtle", color: "success" },
    },
  },
});
