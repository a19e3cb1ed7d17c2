import type { NavigationCategory } from "#contract/api/site.ts";
import { css } from "#styled/css/index.js";
import { Heading, Row, Stack } from "#styled/jsx/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { Skeleton } from "#ui/states/skeleton.tsx";

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
      <Row aria-busy="true" wrap="wrap" gap="2">
        {[0, 1, 2, 3].map((chip) => (
          <Skeleton key={chip} className={outline} />
        ))}
      </Row>
    );
  }
  if (quick === undefined || quick.links.length === 0) return null;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {quick.title}
      </Heading>
      <Row as="ul" wrap="wrap" gap="2">
        {quick.links.map((link) => (
          <li key={link}>
            <Chip className={chip} onClick={onLobby}>
              {link}
            </Chip>
          </li>
        ))}
      </Row>
    </Stack>
  );
}

const chip = css({ minHeight: { base: "10", desktop: "0" } });
const outline = css({ width: "22", height: "control-sm", borderRadius: "chip" });
