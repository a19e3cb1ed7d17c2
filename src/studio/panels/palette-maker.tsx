import { Sparkles, Upload } from "lucide-react";
import { useState } from "react";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { fileInput, Group } from "../parts/panel-parts.tsx";
import { edit } from "../state/studio-store.ts";
import { picker } from "./colour-editor.tsx";
import { coloursOfPicture } from "./logo-colours.ts";

/** A whole palette of both editions from one or two colours, or from a logo; every pair of it passes. */
export function PaletteMaker() {
  const [main, setMain] = useState("#2563eb");
  const [counter, setCounter] = useState<string | null>(null);
  const [found, setFound] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  const readLogo = async (file: File | undefined) => {
    if (file === undefined) return;
    const colours = await coloursOfPicture(file).catch(() => null);
    setFault(
      colours === null || colours.length === 0
        ? "No colour was found in this file. Choose an SVG, PNG, JPEG or WebP picture."
        : null,
    );
    setFound(colours ?? []);
    setMain(colours?.[0] ?? main);
    setCounter(colours?.[1] ?? null);
  };
  return (
    <Group title="Palette from a logo or two colours">
      <div className={line}>
        <LogoInput onChoose={readLogo} />
        <input
          type="color"
          aria-label="Main colour"
          className={picker}
          value={main}
          onChange={(event) => setMain(event.target.value)}
        />
        <input
          type="color"
          aria-label="Counter colour"
          className={picker}
          data-unset={counter === null || undefined}
          value={counter ?? main}
          onChange={(event) => setCounter(event.target.value)}
        />
        <Button
          size="sm"
          tone="primary"
          onClick={() => edit("Make a palette", [{ kind: "palette", main, counter }])}
        >
          <Icon as={Sparkles} />
          Apply
        </Button>
      </div>
      <FoundColours
        found={found}
        main={main}
        onChoose={(hex) => {
          setMain(hex);
          setCounter(found.find((one) => one !== hex) ?? null);
        }}
      />
      <p className={wrong} role="alert">
        {fault}
      </p>
    </Group>
  );
}

function LogoInput({ onChoose }: { readonly onChoose: (file: File | undefined) => Promise<void> }) {
  return (
    <label className={drop}>
      <Icon as={Upload} />
      From a logo…
      <input
        type="file"
        accept="image/svg+xml,image/png,image/jpeg,image/webp"
        className={fileInput}
        onChange={(event) => void onChoose(event.target.files?.[0])}
      />
    </label>
  );
}

interface FoundColoursProps {
  readonly found: readonly string[];
  readonly main: string;
  readonly onChoose: (hex: string) => void;
}

/** The colours of the logo; one of them becomes the brand's. */
function FoundColours({ found, main, onChoose }: FoundColoursProps) {
  if (found.length === 0) return null;
  return (
    <div className={line}>
      {found.map((hex) => (
        <PlainButton
          key={hex}
          aria-label={`Main colour ${hex}`}
          title={hex}
          className={chip}
          aria-pressed={hex === main}
          style={cssVars({ "--swatch": hex })}
          onClick={() => onChoose(hex)}
        />
      ))}
    </div>
  );
}

const line = css({ display: "flex", alignItems: "center", gap: "2", flexWrap: "wrap" });
const drop = css({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  flex: "1",
  height: "control",
  borderRadius: "sm",
  border: "dashed-control",
  color: "text",
  fontSize: "xs",
  cursor: "pointer",
  whiteSpace: "nowrap",
  _hover: { background: "surface-hover" },
  _focusWithin: { boxShadow: "halo" },
});
const chip = css({
  width: "8",
  height: "6",
  borderRadius: "sm",
  background: "var(--swatch)",
  boxShadow: "edge-strong",
  "&[aria-pressed=true]": { outline: "focus", outlineOffset: "2px" },
});
const wrong = css({ color: "danger", fontSize: "xs" });
