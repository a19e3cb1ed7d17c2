import {
  Columns2,
  GitCompare,
  MousePointerClick,
  Redo2,
  TriangleAlert,
  Undo2,
  Users,
} from "lucide-react";
import { useState } from "react";
import { EDITIONS, LOCALES } from "#contract/locales.ts";
import { ROUTES } from "#contract/routes.ts";
import { css } from "#styled/css/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { IconButton } from "#ui/buttons/icon-button.tsx";
import { ChangesDialog } from "./changes-dialog.tsx";
import { CompareDialog } from "./compare-dialog.tsx";
import { ProblemsDialog } from "./problems-dialog.tsx";
import { LOCALE_TITLES } from "./stage/stage.tsx";
import { DEVICES, redo, toggled, undo, useStudio } from "./state/studio-store.ts";

/** Pages without a part of the address that changes, and without a login. */
const PAGES = ROUTES.filter(
  ({ path, layout, login, hidden }) =>
    !path.includes(":") && layout !== "plain" && !login && !hidden,
).map(({ path }) => path);

type Open = "changes" | "problems" | "compare" | null;

export function TopBar() {
  const [open, setOpen] = useState<Open>(null);
  const brand = useStudio(({ state }) => state?.brand);
  const studios = useStudio((studio) => studio.studios);
  const path = useStudio((studio) => studio.path);
  const isPicking = useStudio((studio) => studio.isPicking);
  const close = () => setOpen(null);
  return (
    <header className={bar}>
      <div className={identity}>
        <strong className={name}>{brand?.name ?? document.body.dataset["brand"]}</strong>
        <span className={latin}>{brand?.latinName}</span>
        {studios > 1 && (
          <Badge tone="warn" title="Everyone sees the changes of the others at once.">
            <Icon as={Users} />
            {studios} open
          </Badge>
        )}
      </div>
      <UndoButtons />
      <select
        aria-label="Page"
        className={page}
        value={path}
        onChange={(event) => useStudio.setState({ path: event.target.value })}
      >
        {[...new Set([path, ...PAGES])].map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
      <FrameToggles />
      <div className={end}>
        <Button
          size="sm"
          tone={isPicking ? "primary" : "neutral"}
          aria-pressed={isPicking}
          onClick={() => useStudio.setState({ isPicking: !isPicking })}
        >
          <Icon as={MousePointerClick} />
          Pick
        </Button>
        <Button size="sm" onClick={() => setOpen("compare")}>
          <Icon as={Columns2} />
          Compare
        </Button>
        <ProblemsButton onClick={() => setOpen("problems")} />
        <ChangesButton onClick={() => setOpen("changes")} />
      </div>
      <ChangesDialog open={open === "changes"} onClose={close} />
      <ProblemsDialog open={open === "problems"} onClose={close} />
      <CompareDialog open={open === "compare"} onClose={close} />
    </header>
  );
}

function UndoButtons() {
  const history = useStudio(({ state }) => state?.history);
  return (
    <div className={pair}>
      <IconButton
        size="sm"
        icon={Undo2}
        label={history?.undo == null ? "Nothing to undo" : `Undo: ${history.undo} (Ctrl Z)`}
        disabled={history?.undo == null}
        onClick={undo}
      />
      <IconButton
        size="sm"
        icon={Redo2}
        label={
          history?.redo == null ? "Nothing to repeat" : `Repeat: ${history.redo} (Ctrl Shift Z)`
        }
        disabled={history?.redo == null}
        onClick={redo}
      />
    </div>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  classic: "Classic",
  professional: "Professional",
  ...LOCALE_TITLES,
  desktop: "Desktop",
  phone: "Phone",
};

function FrameToggles() {
  const state = useStudio((studio) => studio.state);
  const editions = useStudio((studio) => studio.editions);
  const locales = useStudio((studio) => studio.locales);
  const devices = useStudio((studio) => studio.devices);
  if (state === null) return null;
  return (
    <div className={toggles}>
      <Toggles
        label="Editions"
        all={EDITIONS.filter((one) => one in state.editions)}
        shown={editions}
        onChange={(next) => useStudio.setState({ editions: next })}
      />
      <Toggles
        label="Locales"
        all={LOCALES.filter((one) => state.locales.includes(one))}
        shown={locales}
        onChange={(next) => useStudio.setState({ locales: next })}
      />
      <Toggles
        label="Windows"
        all={DEVICES}
        shown={devices}
        onChange={(next) => useStudio.setState({ devices: next })}
      />
    </div>
  );
}

interface TogglesProps<T extends string> {
  readonly label: string;
  readonly all: readonly T[];
  readonly shown: readonly T[];
  readonly onChange: (shown: readonly T[]) => void;
}

function Toggles<T extends string>({ label, all, shown, onChange }: TogglesProps<T>) {
  return (
    <fieldset aria-label={label} className={group}>
      {all.map((one) => (
        <Button
          key={one}
          size="sm"
          tone={shown.includes(one) ? "soft" : "ghost"}
          aria-pressed={shown.includes(one)}
          onClick={() => onChange(toggled(shown, one, all))}
        >
          {TITLES[one]}
        </Button>
      ))}
    </fieldset>
  );
}

function ProblemsButton({ onClick }: { readonly onClick: () => void }) {
  const problems = useStudio((studio) => studio.problems);
  if (problems.length === 0) return null;
  return (
    <Button size="sm" onClick={onClick}>
      <Icon as={TriangleAlert} />
      {problems.length === 1 ? "1 problem" : `${problems.length} problems`}
    </Button>
  );
}

function ChangesButton({ onClick }: { readonly onClick: () => void }) {
  const files = useStudio(({ changed }) => changed);
  if (files === null) return null;
  return (
    <Button size="sm" tone={files.length > 0 ? "primary" : "neutral"} onClick={onClick}>
      <Icon as={GitCompare} />
      {files.length === 0
        ? "No changes"
        : files.length === 1
          ? "1 changed file"
          : `${files.length} changed files`}
    </Button>
  );
}

const bar = css({
  gridColumn: "1 / -1",
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "14",
  paddingInline: "4",
  borderBottom: "thin",
  background: "surface-raised",
  overflowX: "auto",
  scrollbarWidth: "none",
});
const identity = css({ display: "flex", alignItems: "baseline", gap: "2", whiteSpace: "nowrap" });
const name = css({ color: "text-strong", fontSize: "md" });
const latin = css({ color: "text-muted", fontSize: "2xs", letterSpacing: "wide" });
const pair = css({ display: "flex" });
const page = css({
  height: "control-sm",
  maxWidth: "44",
  paddingInline: "2",
  border: "control",
  borderRadius: "sm",
  background: "surface-sunken",
  fontSize: "xs",
  "& option": { background: "surface-overlay" },
});
const toggles = css({ display: "flex", gap: "2" });
const group = css({
  display: "flex",
  gap: "0-5",
  padding: "0-5",
  borderRadius: "md",
  background: "surface-sunken",
});
const end = css({ display: "flex", gap: "2", marginLeft: "auto" });
