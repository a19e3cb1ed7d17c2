// Searches teams and leagues of the list.
import { CircleX, Search } from "lucide-react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { useComposedText } from "#ui/fields/composed-text.ts";
import { fieldInput } from "#ui/fields/field-style.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { setSearch, useListState } from "./list-state.ts";
import { pill } from "./pill.ts";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

export function MatchSearchField({ className }: { readonly className?: string }) {
  const { t } = useTranslation("sport");
  const search = useListState((state) => state.search);
  const typing = useComposedText<HTMLInputElement>(search, setSearch);
  return (
    <div className={cx(pill, box, className)}>
      <Icon as={Search} />
      <input
        type="search"
        {...typing}
        maxLength={MOST}
        aria-label={t("list.search")}
        placeholder={t("list.searchHint")}
        className={cx(fieldInput, input)}
        // On a phone the field is at the end of a row that scrolls sideways, and may be out of view.
        onFocus={({ currentTarget }) =>
          currentTarget.parentElement?.scrollIntoView({ block: "nearest", inline: "nearest" })
        }
        onKeyDown={({ key }) => key === "Escape" && setSearch("")}
      />
      {typing.value !== "" && (
        <PlainButton
          aria-label={t("list.clearSearch")}
          className={clear}
          onClick={() => setSearch("")}
        >
          <Icon as={CircleX} />
        </PlainButton>
      )}
    </div>
  );
}

const MOST = 40;

const box = css({
  flex: "from-36",
  maxWidth: { desktop: "64" },
  cursor: "text",
  _focusWithin: { boxShadow: "edge-mark" },
});
const input = css({ fontSize: "inherit", fontWeight: "regular" });
const clear = css({
  display: "grid",
  placeItems: "center",
  width: "7",
  height: "7",
  marginRight: "-1-5",
  color: "text-muted",
});
