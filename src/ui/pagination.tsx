import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { IconButton } from "./icon-button.tsx";

interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

export function Pagination({ page, pages, onChange }: PaginationProps) {
  const { t } = useTranslation("ui");
  if (pages < 2) return null;
  return (
    <nav aria-label={t("pagination.label")} className={row}>
      <IconButton
        size="sm"
        icon={ChevronLeft}
        label={t("pagination.back")}
        className={touchable}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pageSlots(page, pages).map((slot, index) =>
        slot === null ? (
          <span key={index === 1 ? "before" : "after"} className={css({ color: "text-muted" })}>
            …
          </span>
        ) : (
          <button
            key={slot}
            type="button"
            aria-label={t("pagination.page", { page: slot })}
            aria-current={slot === page ? "page" : undefined}
            className={cx(number, touchable)}
            onClick={() => onChange(slot)}
          >
            {slot}
          </button>
        ),
      )}
      <IconButton
        size="sm"
        icon={ChevronRight}
        label={t("pagination.next")}
        className={touchable}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}

/** First, last, and the neighbours of the current page; null where pages are left out. */
export function pageSlots(page: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pages || Math.abs(candidate - page) <= 1,
  );
  return near.flatMap((candidate, index) => {
    const before = near[index - 1] ?? 0;
    if (candidate - before === 2) return [candidate - 1, candidate];
    return candidate - before > 2 ? [null, candidate] : [candidate];
  });
}

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "1",
  fontSize: "sm",
});

/** Side by side, they cannot borrow room for a finger from each other. */
const touchable = css({
  "@media (max-width: 55.99rem), (pointer: coarse)": {
    minWidth: "10",
    minHeight: "10",
  },
});
const number = css({
  display: "grid",
  placeItems: "center",
  minWidth: "control-sm",
  height: "control-sm",
  paddingInline: "1",
  borderRadius: "sm",
  cursor: "pointer",
  textStyle: "figures",
  _hover: { background: "surface-hover" },
  "&[aria-current]": {
    background: "accent",
    boxShadow: "edge-mark",
    color: "text-on-accent",
    fontWeight: "bold",
  },
});
