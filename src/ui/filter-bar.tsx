import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Button } from "./button.tsx";
import { Icon } from "./icon.tsx";

interface FilterBarProps {
  /** Chips and segments, side by side where there is room. */
  readonly choices: ReactNode;
  /** Fields with a label each. */
  readonly children: ReactNode;
  /** The chosen filters as texts. Phones show them on a button that opens the choices; without them, the choices are open. */
  readonly chosen?: readonly string[];
}

/** The filters above a list. */
export function FilterBar({ choices, children, chosen }: FilterBarProps) {
  const { t } = useTranslation("ui");
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={frame}>
      {chosen !== undefined && (
        <Button
          aria-expanded={open}
          aria-controls={id}
          className={opener}
          onClick={() => setOpen(!open)}
        >
          <Icon as={SlidersHorizontal} />
          {t("filters")}
          <span className={words}>{chosen.join(" · ")}</span>
          <Icon as={ChevronDown} className={chevron} />
        </Button>
      )}
      <div id={id} className={body} data-open={open || chosen === undefined || undefined}>
        <div className={line}>{choices}</div>
        <div className={fields}>{children}</div>
      </div>
    </div>
  );
}

const frame = css({ display: "grid", gap: "4", minWidth: "0" });
const opener = css({
  display: { desktop: "none" },
  justifyContent: "flex-start",
  width: "full",
  minWidth: "0",
  paddingInline: "4",
});
const words = css({
  flex: "1",
  overflow: "hidden",
  color: "text-muted",
  fontWeight: "regular",
  textAlign: "right",
  textOverflow: "ellipsis",
});
const chevron = css({
  color: "text-muted",
  transition: "[rotate {durations.fast}]",
  "[aria-expanded=true] > &": { rotate: "[180deg]" },
});
const body = css({
  display: { base: "none", desktop: "grid" },
  gap: "4",
  minWidth: "0",
  "&[data-open]": { display: "grid" },
});
const line = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  minWidth: "0",
});
const fields = css({
  display: "grid",
  gridTemplateColumns: {
    // No narrower than a date with its button.
    base: "repeat(auto-fit, minmax(8.5rem, 1fr))",
    desktop: "repeat(3, minmax(0, 14rem))",
  },
  alignItems: "end",
  gap: "3",
  "& > :last-child:not(:nth-child(2))": { gridColumn: { base: "1 / -1", desktop: "auto" } },
});
