import type { NavigationCategory } from "#contract/api/site.ts";
import { css } from "#styled/css/index.js";
import { Chip } from "#ui/chip.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

interface QuickLinksProps {
  readonly quick: NavigationCategory["quick"] | undefined;
  /** They are on their way. */
  readonly waits: boolean;
  /** The category's page. */
  readonly onLobby: () => void;
}

/** Leagues, game kinds and the like. */
export function QuickLinks({ quick, waits, onLobby }: QuickLinksProps) {
  if (waits) {
    return (
      <div aria-busy="true" className={chips}>
        {[0, 1, 2, 3].map((chip) => (
          <Skeleton key={chip} className={outline} />
        ))}
      </div>
    );
  }
  if (quick === undefined || quick.links.length === 0) return null;
  return (
    <div className={css({ display: "grid", gap: "3" })}>
      <h3 className={title}>{quick.title}</h3>
      <ul className={chips}>
        {quick.links.map((link) => (
          <li key={link}>
            <Chip className={chip} onClick={onLobby}>
              {link}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

const title = css({ color: "text-strong", fontSize: "sm", fontWeight: "bold" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const chip = css({ minHeight: { base: "10", desktop: "0" } });
const outline = css({ width: "22", height: "control-sm", borderRadius: "chip" });
