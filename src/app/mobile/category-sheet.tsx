import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { NavKey } from "#contract/navigation.ts";
import { css } from "#styled/css/index.js";
import { Row } from "#styled/jsx/index.js";
import { Chip } from "#ui/buttons/chip.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { Sheet } from "#ui/overlays/sheet.tsx";
import { CategoryPanel } from "../nav/category-panel.tsx";
import { NAV_ICONS } from "../nav/nav-icons.ts";
import type { Nav } from "../nav/use-nav.ts";

interface CategorySheetProps {
  readonly nav: Nav;
  /** Category shown first; the first of the site when null. */
  readonly first: NavKey | null;
  readonly onClose: () => void;
}

export function CategorySheet({ nav, first, onClose }: CategorySheetProps) {
  const { t } = useTranslation("shell");
  const entries = nav.entries.filter((entry) => entry.key !== "customer" && entry.key !== "home");
  const [picked, setPicked] = useState(first);
  const entry = entries.find((candidate) => candidate.key === picked) ?? entries[0];
  return (
    <Sheet open onClose={onClose} title={t("categories")}>
      <Row wrap="wrap" gap="2" paddingBlock="2" marginBottom="2">
        {entries.map((candidate) => (
          <Chip
            key={candidate.key}
            className={chip}
            pressed={candidate.key === entry?.key}
            onClick={() => setPicked(candidate.key)}
          >
            <Icon as={NAV_ICONS[candidate.key]} />
            {t(`nav.${candidate.key}`)}
          </Chip>
        ))}
      </Row>
      {entry !== undefined && entry.to !== null && entry.panel === null && (
        <Link to={entry.to} className={page} onClick={onClose}>
          {t("panel.open", { name: t(`nav.${entry.key}`) })}
        </Link>
      )}
      {entry !== undefined && entry.panel !== null && (
        <CategoryPanel
          key={entry.key}
          entry={entry}
          venue={entry.panel}
          nav={nav}
          look="narrow"
          onNavigate={onClose}
        />
      )}
    </Sheet>
  );
}

const chip = css({ minHeight: "10" });

const page = css({
  display: "block",
  paddingBlock: "3",
  color: "link",
  fontWeight: "semibold",
});
