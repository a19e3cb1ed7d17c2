import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Row, Stack } from "#styled/jsx/index.js";
import { Button } from "./button.tsx";
import { Icon } from "../pictures/icon.tsx";

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
    <Stack gap="4" minWidth="0">
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
      <div
        id={id}
        className={body}
        data-filters=""
        data-open={open || chosen === undefined || undefined}
      >
        <Row wrap="wrap" align="center" justify="space-between" gap="3" minWidth="0">
          {choices}
        </Row>
        <div className={fields}>{children}</div>
      </div>
    </Stack>
  );
}

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
  transition: "rotate {durations.fast}",
  "[aria-expanded=true] > &": { rotate: "180deg" },
});
const body = css({
  display: { base: "none", desktop: { base: "grid", _professional: "flex" } },
  gridTemplateColumns: "minmax(0, 1fr)",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: { _professional: { desktop: "space-between" } },
  gap: { base: "4", _professional: { desktop: "2" } },
  minWidth: "0",
  "&[data-open]": { display: { base: "grid", _professional: { desktop: "flex" } } },
});
const fields = css({
  display: "grid",
  gridTemplateColumns: {
    // No narrower than two dates with their icons.
    base: "repeat(auto-fit, minmax(15rem, 1fr))",
    desktop: { base: "repeat(2, minmax(0, 18rem))", _professional: "repeat(2, 15.5rem)" },
  },
  alignItems: "end",
  gap: "3",
  "&:has(> :nth-child(3))": {
    gridTemplateColumns: {
      desktop: { base: "repeat(3, minmax(0, 18rem))", _professional: "repeat(3, 12rem)" },
    },
  },
});
