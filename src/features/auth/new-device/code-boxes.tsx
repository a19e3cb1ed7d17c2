// Six digits drawn as boxes over one real input, so that paste, autofill and readers meet a plain field.
import {
  type ClipboardEvent,
  type MouseEvent,
  type Ref,
  type SyntheticEvent,
  useState,
} from "react";
import { css } from "#styled/css/index.js";
import { useComposedText } from "#ui/fields/composed-text.ts";
import { FieldNote } from "#ui/fields/field-note.tsx";
import { digitsOnly } from "#ui/fields/kept-text.ts";

export const DIGITS = 6;

interface CodeBoxesProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** `end`: the caret stands behind the last digit. */
type BoxState = "caret" | "end" | "picked" | undefined;

interface Selected {
  readonly start: number;
  readonly end: number;
}

export function CodeBoxes({ id, label, value, onChange, error, ref }: CodeBoxesProps) {
  const [selected, setSelected] = useState<Selected | null>(null);
  const follow = (event: SyntheticEvent<HTMLInputElement>) =>
    setSelected(selectionOf(event.currentTarget));
  const typing = useComposedText<HTMLInputElement>(value, (text) => onChange(digitsOf(text)));
  return (
    <div>
      <div className={frame}>
        <div aria-hidden="true" data-invalid={error !== undefined || undefined} className={boxes}>
          {Array.from({ length: DIGITS }, (_, at) => (
            <span key={at} data-state={stateOf(at, selected)}>
              {typing.value[at]}
            </span>
          ))}
        </div>
        <input
          id={id}
          {...typing}
          ref={ref}
          aria-label={label}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="one-time-code"
          maxLength={DIGITS}
          className={real}
          onSelect={follow}
          onFocus={follow}
          onBlur={() => setSelected(null)}
          onClick={pickBox}
          onPaste={(event) => paste(event, onChange)}
          onChange={(event) => {
            typing.onChange(event);
            follow(event);
          }}
        />
      </div>
      {error !== undefined && (
        <div className={css({ marginTop: "2" })}>
          <FieldNote id={`${id}-note`} tone="error">
            {error}
          </FieldNote>
        </div>
      )}
    </div>
  );
}

/** `maxLength` would cut `407 123` before its blank is taken out. */
function paste(event: ClipboardEvent<HTMLInputElement>, onChange: (digits: string) => void): void {
  const digits = digitsOf(event.clipboardData.getData("text"));
  if (digits === "") return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  const after = value.slice(selectionEnd ?? value.length);
  onChange(digits.length === DIGITS ? digits : digitsOf(before + digits + after));
}

/** A press on a box stands there; on a filled one the next digit takes its place. */
function pickBox({ currentTarget: input, clientX }: MouseEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart !== selectionEnd) return;
  const { left, width } = input.getBoundingClientRect();
  const at = Math.floor(((clientX - left) / width) * DIGITS);
  if (at >= 0 && at < value.length) input.setSelectionRange(at, at + 1);
}

function digitsOf(text: string): string {
  return digitsOnly(text).slice(0, DIGITS);
}

function selectionOf({ selectionStart, selectionEnd }: HTMLInputElement): Selected {
  const start = selectionStart ?? DIGITS;
  return { start, end: selectionEnd ?? start };
}

function stateOf(at: number, selected: Selected | null): BoxState {
  if (selected === null) return undefined;
  const { start, end } = selected;
  if (start !== end) return at >= start && at < end ? "picked" : undefined;
  if (start === DIGITS) return at === DIGITS - 1 ? "end" : undefined;
  return at === start ? "caret" : undefined;
}

const frame = css({ position: "relative" });

const boxes = css({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: { base: "2", desktop: "2-5" },
  "& > span": {
    position: "relative",
    display: "grid",
    placeItems: "center",
    height: { base: "13", desktop: "15" },
    border: "control",
    borderRadius: "md",
    background: "surface-raised",
    color: "text-strong",
    textStyle: "figures",
    fontSize: "2xl",
    fontWeight: "bold",
  },
  "&[data-invalid] > span:not([data-state])": { borderColor: "danger" },
  "& > [data-state]": {
    borderColor: "accent-mark",
    boxShadow: "halo",
  },
  "& > [data-state=picked]": { background: "accent-subtle" },
  // The caret: in an empty box in its middle, else before the digit it stands at.
  "& > [data-state=caret]::after, & > [data-state=end]::after": {
    content: '""',
    position: "absolute",
    left: "1/5",
    width: "0-5",
    height: "6",
    background: "accent-mark",
  },
  "& > [data-state=caret]:empty::after": { left: "[calc(50% - 1px)]" },
  "& > [data-state=end]::after": { left: "4/5" },
});

const real = css({
  position: "absolute",
  inset: "0",
  width: "full",
  height: "full",
  color: "transparent",
  caretColor: "transparent",
  outline: "none",
  // Text under 16 px makes phones zoom in.
  fontSize: "lg",
  _selection: { background: "transparent" },
});
