// Search over every page of the bundle: the results are links, walked with the arrow keys.
import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, useDeferredValue, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { fieldBox, fieldInput } from "../../ui/field-style.ts";
import { Icon } from "../../ui/icon.tsx";
import { HelpResults } from "./help-results.tsx";
import { hitAddress } from "./search-help.ts";
import { type HelpHits, useHelpHits } from "./use-help-hits.ts";
import type { HelpMenuState } from "./use-help-menu.ts";

export function HelpSearch({ menu }: { readonly menu: HelpMenuState }) {
  const { t } = useTranslation("help");
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const result = useHelpHits(menu, useDeferredValue(query), wanted);
  const goToFirst = useGoToFirst(result, () => setOpen(false));
  const start = () => {
    setWanted(true);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (walk(event) !== "leave") return;
    setOpen(false);
  };
  return (
    <search
      data-tour="search"
      className={frame}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <form className={cx(fieldBox, box)} onSubmit={goToFirst}>
        <Icon as={Search} />
        <input
          type="search"
          aria-label={t("search.label")}
          autoComplete="off"
          maxLength={40}
          placeholder={t("search.placeholder")}
          value={query}
          className={fieldInput}
          onFocus={start}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.target.value);
            start();
          }}
        />
      </form>
      <HelpResults
        {...result}
        open={open && query.trim() !== ""}
        onKeyDown={onKeyDown}
        onPick={() => setOpen(false)}
      />
    </search>
  );
}

function useGoToFirst({ hits }: HelpHits, close: () => void) {
  const navigate = useNavigate();
  return (event: FormEvent) => {
    event.preventDefault();
    const [first] = hits ?? [];
    if (first === undefined) return;
    close();
    void navigate(hitAddress(first));
  };
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the field to the results and back; the ends do not lead on. Escape leads to the field. */
function walk(event: KeyboardEvent<HTMLElement>): "leave" | "stay" {
  // An input method uses the arrows for its own list.
  if (event.nativeEvent.isComposing) return "stay";
  const stops = [
    ...(event.currentTarget.closest("search")?.querySelectorAll<HTMLElement>("input, li a") ?? []),
  ];
  if (event.key === "Escape") {
    stops[0]?.focus();
    return "leave";
  }
  const step = STEPS[event.key];
  const next = step === undefined ? undefined : stops[stops.indexOf(event.currentTarget) + step];
  if (next !== undefined) {
    event.preventDefault();
    next.focus();
  }
  return "stay";
}

const frame = css({
  position: "relative",
  width: { base: "full", desktop: "[22rem]" },
});

const box = css({ height: { base: "[2.75rem]", desktop: "control-lg" } });
