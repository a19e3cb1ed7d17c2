// Search over the pages of the site: results stand below the field, walked with the arrow keys.
import { ChevronRight, Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { css } from "#styled/css/index.js";
import { fieldBox, fieldInput } from "../../ui/field-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { srOnly } from "../../ui/sr-only.ts";
import { searchPages } from "./search-pages.ts";
import { useHelpWords } from "./use-help-words.ts";
import type { SitePage } from "./use-site-pages.ts";

export function PageSearch({ pages }: { readonly pages: readonly SitePage[] }) {
  const { t } = useTranslation("not-found");
  const navigate = useNavigate();
  const [query, setQuery] = useState("");
  const [wanted, setWanted] = useState(false);
  const found = searchPages(pages, useHelpWords(wanted), query);
  const asked = query.trim() !== "";
  function goToFirst(event: FormEvent) {
    event.preventDefault();
    const [first] = found;
    if (first !== undefined) void navigate(first.path);
  }
  return (
    <search className={frame}>
      <form className={fieldBox} onSubmit={goToFirst}>
        <Icon as={Search} />
        <input
          type="search"
          aria-label={t("search.label")}
          autoComplete="off"
          maxLength={40}
          placeholder={t("search.placeholder")}
          value={query}
          className={fieldInput}
          onFocus={() => setWanted(true)}
          onKeyDown={walk}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <output className={found.length === 0 && asked ? none : srOnly}>
        {asked && found.length === 0 && t("search.none")}
        {found.length > 0 && t("search.found", { count: found.length })}
      </output>
      {found.length > 0 && (
        <ul className={list}>
          {found.map(({ path, title, group }) => (
            <li key={path}>
              <Link to={path} className={row} onKeyDown={walk}>
                <b className={css({ color: "text-strong", fontWeight: "semibold" })}>{title}</b>
                <span className={groupName}>{t(`group.${group}`)}</span>
                <Icon as={ChevronRight} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the field to the results and back; the ends do not lead on. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  // An input method uses the arrows for its own list.
  if (event.nativeEvent.isComposing) return;
  const stops = [
    ...(event.currentTarget.closest("search")?.querySelectorAll<HTMLElement>("input, li a") ?? []),
  ];
  const step = STEPS[event.key];
  const next = step === undefined ? undefined : stops[stops.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

const frame = css({
  display: "grid",
  gap: "2",
  width: "[min(100%, 34rem)]",
  textAlign: "left",
});

const none = css({ color: "text-muted", fontSize: "sm" });

const list = css({
  padding: "1",
  borderRadius: "md",
  background: "surface",
  boxShadow: "[{shadows.1}, inset 0 0 0 1px {colors.hairline}]",
});

const row = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "[2.75rem]",
  paddingInline: "3",
  borderRadius: "sm",
  color: "text-muted",
  _hover: { background: "surface-hover" },
});

const groupName = css({ marginLeft: "auto", fontSize: "xs" });
