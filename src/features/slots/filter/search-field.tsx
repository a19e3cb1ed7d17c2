// Search as one types. The address follows after a pause, and not while an input method composes.
import { CircleX, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { fieldBox, fieldInput } from "../../../ui/field-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MOST_SEARCH } from "./lobby-filter.ts";

const PAUSE_MS = 250;

interface SearchFieldProps {
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

export function SearchField({ value, onSearch }: SearchFieldProps) {
  const { t } = useTranslation("slots");
  const { text, type, send } = useTyped(value, onSearch);
  return (
    <search className={frame}>
      <form
        className={cx(fieldBox, box)}
        onSubmit={(event) => {
          event.preventDefault();
          send(text);
        }}
      >
        <Icon as={Search} />
        <input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MOST_SEARCH}
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          value={text}
          className={cx(fieldInput, input)}
          onChange={({ target, nativeEvent }) =>
            type(target.value, "isComposing" in nativeEvent && nativeEvent.isComposing === true)
          }
          onCompositionEnd={({ currentTarget }) => type(currentTarget.value, false)}
          onKeyDown={({ key }) => key === "Escape" && send("")}
        />
        {text !== "" && (
          <IconButton size="sm" icon={CircleX} label={t("search.clear")} onClick={() => send("")} />
        )}
      </form>
    </search>
  );
}

function useTyped(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // The address changed by itself: Back, or a filter that was cleared.
  if (sent !== value) {
    setSent(value);
    setText(value);
  }
  const send = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    if (next === sent) return;
    setSent(next);
    onSearch(next);
  };
  const type = (next: string, composing: boolean) => {
    setText(next);
    clearTimeout(timer.current);
    if (!composing) timer.current = setTimeout(() => send(next), PAUSE_MS);
  };
  return { text, type, send };
}

const frame = css({ flex: "1", minWidth: "0", maxWidth: { desktop: "104" } });
const box = css({ height: { base: "10!", desktop: "control!" } });
const input = css({ "&::-webkit-search-cancel-button": { display: "none" } });
