// A search whose results are links below its field, walked with the arrow keys.
import { CircleX, Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { ownValue } from "#contract/own-value.ts";
import { css, cva, cx } from "#styled/css/index.js";
import { type AsyncResult, AsyncView } from "../states/async-view.tsx";
import { useComposedText } from "./composed-text.ts";
import { fieldBox, fieldInput } from "./field-style.ts";
import { Icon } from "../pictures/icon.tsx";
import { IconButton } from "../buttons/icon-button.tsx";
import { srOnly } from "../text/sr-only.ts";

interface SearchListProps<Hit> {
  /** Spoken name of the field. */
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The field has been entered: what is searched may be loaded now. */
  readonly onWanted: () => void;
  /** What is found for the query. */
  readonly result: AsyncResult<readonly Hit[]>;
  readonly addressOf: (hit: Hit) => string;
  /** What a result shows. */
  readonly children: (hit: Hit) => ReactNode;
  /** Spoken name of the results. */
  readonly resultsLabel: string;
  /** Spoken once something is found, or nothing. */
  readonly found: (count: number) => string;
  /** In the place of results where there are none. Its links may be walked to: see `walkSearch`. */
  readonly empty: ReactNode;
  /** Below the field while nothing is typed. */
  readonly idle?: ReactNode;
  readonly onChoose?: (hit: Hit) => void;
  readonly skeleton?: ReactNode;
  readonly error?: string;
  /** `over`: the results lie over the page and go with Escape, or when the search is left. */
  readonly results?: "below" | "over";
  readonly className?: string;
}

const LONGEST_QUERY = 40;

export function SearchList<Hit>(props: SearchListProps<Hit>) {
  const { query, onWanted, result, addressOf, className } = props;
  const { results = "below", onChoose, idle } = props;
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const shown = query.trim() !== "" && (open || results === "below");
  const close = () => setOpen(false);
  const start = () => {
    onWanted();
    setOpen(true);
  };
  const choose = (hit: Hit) => {
    close();
    onChoose?.(hit);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (walkSearch(event) === "leave") close();
  };
  return (
    <search
      className={cx(frame, className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) close();
      }}
    >
      <Field
        {...props}
        onSubmit={() => {
          const [first] = result.data ?? [];
          if (first === undefined || query.trim() === "") return;
          choose(first);
          void navigate(addressOf(first));
        }}
        onStart={start}
        onKeyDown={onKeyDown}
      />
      <output className={srOnly}>
        {shown && result.data !== undefined && props.found(result.data.length)}
      </output>
      {shown && (
        <div className={panel({ results })}>
          <Results {...props} onKeyDown={onKeyDown} onPick={choose} />
        </div>
      )}
      {query.trim() === "" && idle}
    </search>
  );
}

interface FieldProps<Hit> extends SearchListProps<Hit> {
  readonly onSubmit: () => void;
  readonly onStart: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

function Field<Hit>(props: FieldProps<Hit>) {
  const { label, placeholder, query, onQuery, onSubmit, onStart, onKeyDown } = props;
  const { t } = useTranslation("ui");
  const input = useRef<HTMLInputElement>(null);
  const take = (text: string) => {
    onQuery(text);
    onStart();
  };
  const typing = useComposedText(query, take, input);
  return (
    <form
      className={cx(fieldBox, box)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon as={Search} />
      <input
        type="search"
        aria-label={label}
        autoComplete="off"
        maxLength={LONGEST_QUERY}
        placeholder={placeholder}
        {...typing}
        className={cx(fieldInput, inputStyle)}
        onFocus={onStart}
        onKeyDown={onKeyDown}
      />
      {typing.value !== "" && (
        <IconButton
          size="sm"
          icon={CircleX}
          label={t("search.clear")}
          onClick={() => {
            onQuery("");
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}

interface ResultsProps<Hit> extends SearchListProps<Hit> {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onPick: (hit: Hit) => void;
}

function Results<Hit>(props: ResultsProps<Hit>) {
  const { result, skeleton, empty, error, resultsLabel, addressOf, onKeyDown, onPick } = props;
  return (
    <AsyncView result={result} skeleton={skeleton} empty={empty} error={error}>
      {(hits) => (
        <ul aria-label={resultsLabel}>
          {hits.map((hit, place) => (
            // Two hits may lead to one page.
            <li key={`${place} ${addressOf(hit)}`}>
              <Link
                to={addressOf(hit)}
                className={searchRow}
                onClick={() => onPick(hit)}
                onKeyDown={onKeyDown}
              >
                {props.children(hit)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </AsyncView>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** From the field to the links below it and back; the ends do not lead on. Escape leads to the field. */
export function walkSearch(event: KeyboardEvent<HTMLElement>): "leave" | "stay" {
  // An input method uses the arrows for its own list.
  if (event.nativeEvent.isComposing) return "stay";
  const stops = [
    ...(event.currentTarget
      .closest("search")
      ?.querySelectorAll<HTMLElement>("input, li a, li button") ?? []),
  ];
  if (event.key === "Escape") {
    stops[0]?.focus();
    return "leave";
  }
  const step = ownValue(STEPS, event.key);
  const next = step === undefined ? undefined : stops[stops.indexOf(event.currentTarget) + step];
  if (next !== undefined) {
    event.preventDefault();
    next.focus();
  }
  return "stay";
}

const frame = css({ position: "relative", display: "grid", gap: "2", textAlign: "left" });

const inputStyle = css({ textOverflow: "ellipsis" });
const box = css({ height: { base: "11", desktop: "control-lg" } });

const panel = cva({
  base: { padding: "1", borderRadius: "md", color: "text-muted" },
  variants: {
    results: {
      below: { background: "surface", boxShadow: "1-edge" },
      over: {
        position: "absolute",
        right: "0",
        top: "full",
        marginTop: "1",
        zIndex: "sticky",
        width: { base: "full", desktop: "112" },
        maxHeight: "[min(28rem, 60dvh)]",
        background: "surface-overlay",
        boxShadow: "3-edge",
        overflowY: "auto",
        overscrollBehavior: "contain",
      },
    },
  },
});

/** A link below the field. */
export const searchRow = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "11",
  paddingBlock: "2",
  paddingInline: "3",
  borderRadius: "sm",
  color: "text-muted",
  fontSize: "sm",
  lineHeight: "1-5",
  scrollMarginBlock: "1",
  _hover: { background: "surface-hover" },
  _focusVisible: { background: "surface-hover", outlineOffset: "-0-5" },
});
