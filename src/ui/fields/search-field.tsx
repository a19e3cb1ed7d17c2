// Search as one types. What is searched follows after a pause, and not while an input method composes.
import { CircleX, Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { isComposing } from "./composed-text.ts";
import { fieldBox, fieldInput } from "./field-style.ts";
import { Icon } from "../pictures/icon.tsx";
import { IconButton } from "../buttons/icon-button.tsx";

interface SearchFieldProps {
  /** Spoken name. */
  readonly label: string;
  /** Shown while the field is empty; the label when missing. */
  readonly placeholder?: string;
  /** What is searched for now. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
  readonly maxLength: number;
  readonly className?: string;
}

const PAUSE_MS = 250;

export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onSearch, maxLength, className } = props;
  const { t } = useTranslation("ui");
  const { text, type, send } = useTyped(value, onSearch);
  return (
    <search className={cx(frame, className)}>
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
          maxLength={maxLength}
          aria-label={label}
          placeholder={placeholder}
          value={text}
          className={cx(fieldInput, input)}
          onChange={(event) => type(event.target.value, isComposing(event))}
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
  const [seen, setSeen] = useState(value);
  /** Searches on their way: a page's address takes them over later, while the next letters are typed. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (seen !== value) {
    const own = sent.indexOf(value);
    setSeen(value);
    setSent(own < 0 ? [] : sent.slice(own + 1));
    // Changed from outside: Back, or filters that were cleared.
    if (own < 0) setText(value);
  }
  const send = (next: string) => {
    clearTimeout(timer.current);
    setText(next);
    if (next === (sent.at(-1) ?? value)) return;
    setSent([...sent, next]);
    onSearch(next);
  };
  const type = (next: string, composing: boolean) => {
    setText(next);
    clearTimeout(timer.current);
    if (!composing) timer.current = setTimeout(() => send(next), PAUSE_MS);
  };
  return { text, type, send };
}

// A line of filters that is too narrow for it wraps.
const frame = css({ minWidth: "40" });
const box = css({ height: "control", minHeight: "10" });
const input = css({ textOverflow: "ellipsis" });
