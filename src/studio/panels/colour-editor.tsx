import { Crosshair, RotateCcw, WandSparkles } from "lucide-react";
import type { Edition } from "#contract/locales.ts";
import type { StudioPair, StudioToken } from "#contract/studio.ts";
import { css } from "#styled/css/index.js";
import { Row, Stack, Text } from "#styled/jsx/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { CommittedInput } from "../parts/committed-input.tsx";
import { FieldProblems } from "../parts/field-problems.tsx";
import { Origin } from "../parts/panel-parts.tsx";
import { useAhead } from "../parts/use-ahead.ts";
import { useGesture } from "../parts/use-gesture.ts";
import { edit, repairAll, showToken, useStudio } from "../state/studio-store.ts";
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
    <Stack gap="2-5" padding="2-5" paddingTop="1">
      {description !== null && (
        <Text color="text-muted" size="2xs">
          {description}
        </Text>
      )}
      <Row align="center" gap="2" minWidth="0">
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
          code
          onCommit={(next) => write(next.trim() === "" ? null : next.trim())}
        />
      </Row>
      <FieldProblems file={`tokens/${file}.json`} field={name} />
      <Row align="center" gap="2" minWidth="0">
        <Origin {...token} />
      </Row>
      <Row wrap="wrap" gap="2">
        <RepairButton token={token} edition={edition} />
        {layer === "brand" && (
          <Button size="sm" onClick={() => write(null)}>
            <Icon as={RotateCcw} />
            Reset
          </Button>
        )}
        <MarkButton name={name} />
      </Row>
      <Pairs token={token} />
      <Relations token={token} edition={edition} />
    </Stack>
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
    <Row as="li" align="center" gap="2" size="xs">
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
        {ratioText(ratio)}{" "}
        <Text as="span" color="text-muted" size="2xs">
          of {needed}
        </Text>
      </span>
    </Row>
  );
}

function Relations({ token: { aliasOf, usedBy }, edition }: ColourEditorProps) {
  if (aliasOf === null && usedBy.length === 0) return null;
  return (
    <Row as="p" wrap="wrap" gap="1">
      {aliasOf !== null && <Chip label={`follows ${aliasOf}`} name={aliasOf} edition={edition} />}
      {usedBy.map((name) => (
        <Chip key={name} label={`gives ${name}`} name={name} edition={edition} />
      ))}
    </Row>
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
const mini = css({
  width: "3",
  height: "3",
  borderRadius: "xs",
  background: "var(--swatch)",
  boxShadow: "edge-strong",
});
const pairs = css({
  display: "grid",
  gap: "1",
  maxHeight: "60",
  overflowY: "auto",
  scrollbarWidth: "thin",
});
const sample = css({
  flex: "none",
  width: "10",
  paddingBlock: "0-5",
  borderRadius: "xs",
  boxShadow: "edge",
  textAlign: "center",
  fontWeight: "semibold",
  color: "var(--ink)",
  background: "var(--ground)",
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
const chip = css({
  paddingInline: "1-5",
  paddingBlock: "0-5",
  borderRadius: "xs",
  background: "surface-hover",
  color: "text-muted",
  fontSize: "2xs",
  _hover: { color: "text-strong" },
});
