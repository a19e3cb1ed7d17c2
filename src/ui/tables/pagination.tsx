import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Row, Text } from "#styled/jsx/index.js";
import { IconButton } from "../buttons/icon-button.tsx";

interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pages: number;
  readonly onChange: (page: number) => void;
}

/** The foot of a list. It takes no space when the list has one page only. */
export function ListFoot({ children }: { readonly children: ReactNode }) {
  return <div className={foot}>{children}</div>;
}

const foot = css({
  display: "grid",
  justifyContent: "center",
  paddingBlock: "3",
  _empty: { display: "none" },
});

export function Pagination({ page, pages, onChange }: PaginationProps) {
  const { t } = useTranslation("ui");
  if (pages < 2) return null;
  return (
    <Row as="nav" aria-label={t("pagination.label")} wrap="wrap" align="center" gap="1" size="sm">
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
          <Text as="span" key={index === 1 ? "before" : "after"} color="text-muted">
            …
          </Text>
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
    </Row>
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
