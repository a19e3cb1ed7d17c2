// Search over teams and leagues of what is listed.
import { CircleX, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Icon } from "../../../ui/icon.tsx";
import { setSearch, useListState } from "./list-state.ts";
import { pill } from "./pill.ts";

export function SearchField({ className }: { readonly className?: string }) {
  const { t } = useTranslation("sport");
  const search = useListState((state) => state.search);
  return (
    <div className={cx(pill, box, className)}>
      <Icon as={Search} />
      <input
        type="search"
        value={search}
        maxLength={MOST}
        aria-label={t("list.search")}
        placeholder={t("list.search")}
        className={input}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={({ key }) => key === "Escape" && setSearch("")}
      />
      {search !== "" && (
        <button
          type="button"
          aria-label={t("list.clearSearch")}
          className={clear}
          onClick={() => setSearch("")}
        >
          <Icon as={CircleX} />
        </button>
      )}
    </div>
  );
}

const MOST = 40;

const box = css({
  flex: "[1 1 9rem]",
  maxWidth: { desktop: "[16rem]" },
  cursor: "text",
  fontWeight: "[400!]",
  _focusWithin: { boxShadow: "[inset 0 0 0 1px {colors.accent}]" },
});
const input = css({
  flex: "1",
  width: "0",
  minWidth: "0",
  height: "full",
  border: "none",
  background: "transparent",
  outline: "none",
  fontSize: "inherit",
  "&::-webkit-search-cancel-button": { display: "none" },
});
const clear = css({
  display: "grid",
  placeItems: "center",
  width: "[1.75rem]",
  height: "[1.75rem]",
  marginRight: "[-0.375rem]",
  color: "text-muted",
});
