import { Crosshair, RotateCcw, WandSparkles } from "lucide-react";
import type { Edition } from "#contract/locales.ts";
import type { StudioPair, StudioToken } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/button.tsx";
import { cssVars } from "#ui/css-vars.ts";
import { Icon } from "#ui/icon.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { CommittedInput } from "../parts/committed-input.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Origin } from "../parts/panel-parts.tsx";
import { useAhead } from "../parts/use-ahead.ts";
import { useGesture } from "../parts/use-gesture.ts";
import { edit, repairAll, showToken, useStudio } from "../studio-store.ts";
import { ratioText } from "./contrast-words.ts";
import { fileOf } from "./token-file.ts";

interface ColourEditorProps {
  readonly token: StudioToken;
  readonly edition: Edition;
}

export function ColourEditor({ token, edition }: ColourEditorProps) {
  const { name, value, written, layer, description } = token;
  const file = fileOf(token, edition);
  const gesture = useGesture(`${edition} ${name}`);
  const [shown, setShown] = useAhead(value.slice(0, 7));
  const write = (next: string | null, merge: string | null = null) =>
    edit(
      next === null ? `Reset ${name}` : `Set ${name}`,
      [{ kind: "token", file, name, value: next }],
      merge,
    );
  return (
    <div className={box}>
      {description !== null && <p className={muted}>{description}</p>}
      <div className={line}>
        <input
          type="color"
          aria-label={`Colour of ${name}`}
          value={shown}
          className={picker}
          {...gesture.start}
          onChange={(event) => {
            setShown(event.target.value);
            write(event.target.value, gesture.key());
          }}
        />
        <CommittedInput
          label={`Value of ${name}`}
          value={written}
          spellCheck={false}
          className={code}
          onCommit={(next) => write(next.trim() === "" ? null : next.trim())}
        />
      </div>
      <FieldProblems file={`tokens/${file}.json`} field={name} />
      <div className={line}>
        <Origin {...token} />
      </div>
      <div className={buttons}>
        <RepairButton token={token} edition={edition} />
        {layer === "brand" && (
          <Button size="sm" onClick={() => write(null)}>
            <Icon as={RotateCcw} />
            Reset
          </Button>
        )}
        <MarkButton name={name} />
      </div>
      <Pairs token={token} />
      <Relations token={token} edition={edition} />
    </div>
  );
}

/** Its own repaired colour; where another colour has to move instead, all of them. */
function RepairButton({ token: { name, repair, pairs }, edition }: ColourEditorProps) {
  if (repair !== null)
    return (
      <Button
        size="sm"
        tone="primary"
        onClick={() =>
          edit(`Repair ${name}`, [{ kind: "token", file: edition, name, value: repair }])
        }
      >
        <span className={mini} style={cssVars({ "--swatch": repair })} />
        Use {repair}
      </Button>
    );
  if (pairs.every(({ ratio, needed }) => ratio >= needed)) return null;
  return (
    <Button size="sm" tone="primary" onClick={() => repairAll(edition)}>
      <Icon as={WandSparkles} />
      Repair what stands beside it
    </Button>
  );
}

/** Marks what shows the token in the frames. */
function MarkButton({ name }: { readonly name: string }) {
  const isOn = useStudio(({ marked }) => marked === name);
  return (
    <Button
      size="sm"
      tone={isOn ? "soft" : "neutral"}
      aria-pressed={isOn}
      onClick={() => useStudio.setState({ marked: isOn ? null : name })}
    >
      <Icon as={Crosshair} />
      Show on the page
    </Button>
  );
}

function Pairs({ token }: { readonly token: StudioToken }) {
  const [worst, ...others] = token.pairs.toSorted(
    (a, b) => a.ratio / a.needed - b.ratio / b.needed,
  );
  if (worst === undefined) return null;
  return (
    <ul className={pairs} aria-label="Contrast">
      {[worst, ...others].map((pair) => (
        <Pair key={`${pair.other}${pair.isText}`} token={token} pair={pair} />
      ))}
    </ul>
  );
}

function Pair({ token, pair }: { readonly token: StudioToken; readonly pair: StudioPair }) {
  const { other, otherValue, isText, ratio, needed } = pair;
  const [ink, ground] = isText ? [otherValue, token.value] : [token.value, otherValue];
  const fails = ratio < needed;
  return (
    <li className={pairRow}>
      <span
        className={sample}
        style={cssVars({ "--ink": ink, "--ground": ground })}
        aria-hidden="true"
      >
        Aa
      </span>
      <PlainButton className={link} onClick={() => showToken(other)}>
        {isText ? `under ${other.slice(6)}` : `on ${other.slice(6)}`}
      </PlainButton>
      <span className={numbers} data-fails={fails || undefined}>
        {ratioText(ratio)} <span className={muted}>of {needed}</span>
      </span>
    </li>
  );
}

function Relations({ token: { aliasOf, usedBy }, edition }: ColourEditorProps) {
  if (aliasOf === null && usedBy.length === 0) return null;
  return (
    <p className={chips}>
      {aliasOf !== null && <Chip label={`follows ${aliasOf}`} name={aliasOf} edition={edition} />}
      {usedBy.map((name) => (
        <Chip key={name} label={`gives ${name}`} name={name} edition={edition} />
      ))}
    </p>
  );
}

interface ChipProps {
  readonly label: string;
  readonly name: string;
  readonly edition: Edition;
}

function Chip({ label, name, edition }: ChipProps) {
  return (
    <PlainButton className={chip} onClick={() => showToken(name, edition)}>
      {label}
    </PlainButton>
  );
}

const box = css({ display: "grid", gap: "2-5", padding: "2-5", paddingTop: "1" });
const line = css({ display: "flex", alignItems: "center", gap: "2", minWidth: "0" });
const muted = css({ color: "text-muted", fontSize: "2xs" });
export const picker = css({
  flex: "none",
  width: "10",
  height: "control",
  padding: "0-5",
  border: "control",
  borderRadius: "sm",
  cursor: "pointer",
  "&::-webkit-color-swatch-wrapper": { padding: "0" },
  "&::-webkit-color-swatch": { border: "none", borderRadius: "xs" },
});
const code = css({ fontFamily: "[ui-monospace, monospace]", fontSize: "2xs!" });
const buttons = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const mini = css({
  width: "3",
  height: "3",
  borderRadius: "xs",
  background: "[var(--swatch)]",
  boxShadow: "edge-strong",
});
const pairs = css({
  display: "grid",
  gap: "1",
  maxHeight: "60",
  overflowY: "auto",
  scrollbarWidth: "[thin]",
});
const pairRow = css({ display: "flex", alignItems: "center", gap: "2", fontSize: "xs" });
const sample = css({
  flex: "none",
  width: "10",
  paddingBlock: "0-5",
  borderRadius: "xs",
  boxShadow: "edge",
  textAlign: "center",
  fontWeight: "semibold",
  color: "[var(--ink)]",
  background: "[var(--ground)]",
});
const link = css({
  flex: "1",
  minWidth: "0",
  textAlign: "left",
  color: "text",
  _hover: { color: "accent-text" },
});
const numbers = css({
  fontFamily: "figures",
  whiteSpace: "nowrap",
  "&[data-fails]": { color: "warning", fontWeight: "bold" },
});
const chips = css({ display: "flex", flexWrap: "wrap", gap: "1" });
const chip = css({
  paddingInline: "1-5",
  paddingBlock: "0-5",
  borderRadius: "xs",
  background: "surface-hover",
  color: "text-muted",
  fontSize: "2xs",
  _hover: { color: "text-strong" },
});
