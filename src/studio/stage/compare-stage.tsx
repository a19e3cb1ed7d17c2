import { X } from "lucide-react";
import { useState } from "react";
import { css } from "#styled/css/index.js";
import { Button } from "#ui/buttons/button.tsx";
import { cssVars } from "#ui/text/css-vars.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { endComparison, type OtherSide } from "../state/compare-store.ts";
import { useStudio } from "../state/studio-store.ts";
import { SiteFrame } from "./site-frame.tsx";
import { type Room, stageLayout, WIDTHS } from "./stage-layout.ts";

interface CompareStageProps {
  readonly room: Room;
  readonly other: OtherSide;
}

/** Two sites on top of each other; the slider shows more of the one or the other. */
export function CompareStage({ room, other }: CompareStageProps) {
  const [at, setAt] = useState(50);
  const brand = useStudio(({ state }) => state?.brand);
  const edition = useStudio(({ editions }) => editions[0] ?? "classic");
  const locale = useStudio(({ locales }) => locales[0] ?? "zh-CN");
  const device = useStudio(({ devices }) => devices[0] ?? "desktop");
  const { scale, height } = stageLayout({ ...room, height: room.height - 40 }, [device], 1);
  const size = { width: WIDTHS[device], height, scale };
  const shown = { edition, locale, device };
  return (
    <div className={place}>
      <div className={head}>
        <strong className={name}>{brand?.name} now</strong>
        <input
          type="range"
          aria-label="How much of each side is shown"
          min={0}
          max={100}
          value={at}
          className={slider}
          onChange={(event) => setAt(Number(event.target.value))}
        />
        <strong className={name}>{other.title}</strong>
        <Button size="sm" onClick={endComparison}>
          <Icon as={X} />
          End
        </Button>
      </div>
      <div className={stack} style={cssVars({ "--at": `${at}%` })}>
        <div className={below}>
          <SiteFrame {...size} shown={shown} site={other.host} title={other.title} isLive={false} />
        </div>
        <div className={above}>
          <SiteFrame
            {...size}
            shown={shown}
            site={`${brand?.id ?? ""}.localhost`}
            title="now"
            isLive
          />
        </div>
        <div className={edge} />
      </div>
    </div>
  );
}

const place = css({ display: "grid", gap: "3", justifyItems: "center", padding: "6" });
const head = css({ display: "flex", alignItems: "center", gap: "4", width: "full" });
const name = css({ color: "text-strong", whiteSpace: "nowrap" });
const slider = css({ flex: "1", accentColor: "accent-mark" });
const stack = css({ position: "relative", display: "grid" });
const below = css({ gridArea: "1 / 1" });
const above = css({ gridArea: "1 / 1", clipPath: "inset(0 calc(100% - var(--at)) 0 0)" });
const edge = css({
  position: "absolute",
  insetBlock: "0",
  left: "var(--at)",
  width: "0-5",
  background: "accent-mark",
  pointerEvents: "none",
});
