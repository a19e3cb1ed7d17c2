import type { LucideIcon } from "lucide-react";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { css, cx } from "#styled/css/index.js";
import { Box, Text } from "#styled/jsx/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { ItemMark } from "./item-value.tsx";

interface InfoRowProps {
  readonly icon: LucideIcon;
  readonly label: string;
  /** What is known, or what it is good for while nothing is. */
  readonly children: ReactNode;
  readonly bound: boolean;
  /** Words of the badge, where they are not those of binding; null for no badge. */
  readonly state?: string | null;
  readonly action?: { readonly to: string; readonly text: string };
  /** Instead of a way to a page. */
  readonly control?: ReactNode;
}

/** One line of the account: what it is, its value, its state, and the way to its action. */
export function InfoRow(props: InfoRowProps) {
  const { icon, label, children, bound, state, action, control } = props;
  const { t } = useTranslation("account");
  return (
    <li className={row}>
      <Box as="span" gridRow={{ base: "span 2", desktop: "auto" }}>
        <ItemMark icon={icon} done={bound} />
      </Box>
      <Text as="span" color="text-strong" size="sm" weight="semibold">
        {label}
      </Text>
      <div className={value}>{children}</div>
      <span className={badge}>
        {state !== null && (
          <Badge tone={bound ? "ok" : "warn"}>{state ?? t(bound ? "bound" : "unbound")}</Badge>
        )}
      </span>
      {action !== undefined && (
        <Link to={action.to} className={cx(place, link)} aria-label={`${action.text}${label}`}>
          <Box as="span" display={{ base: "none", desktop: "inline" }}>
            {action.text}
          </Box>
          <Icon as={ChevronRight} size={1} />
        </Link>
      )}
      {control !== undefined && <span className={place}>{control}</span>}
    </li>
  );
}

export const rowList = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

// Mark and name, value, state, action; on a phone the value stands under the name. The link takes a press
// anywhere on the row.
const row = css({
  position: "relative",
  display: "grid",
  gridTemplateColumns: {
    base: "auto minmax(0, 1fr) auto auto",
    desktop: "auto 7rem minmax(0, 1fr) auto 6.5rem",
  },
  alignItems: "center",
  columnGap: { base: "3", desktop: "4" },
  minHeight: { base: "16", _professional: "13" },
  marginInline: { base: "4", desktop: "6" },
  paddingBlock: "2",
  borderTop: "thin",
});

const value = css({
  gridColumn: { base: "2", desktop: "auto" },
  gridRow: { base: "2", desktop: "auto" },
  minWidth: "0",
  color: "text-muted",
  fontSize: "sm",
  overflowWrap: "anywhere",
});

const badge = css({
  gridColumn: { base: "3", desktop: "auto" },
  gridRow: { base: "1 / span 2", desktop: "auto" },
});

const place = css({
  gridColumn: { base: "4", desktop: "auto" },
  gridRow: { base: "1 / span 2", desktop: "auto" },
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: "1",
  minHeight: "10",
});

const link = css({
  color: "link",
  fontSize: "sm",
  fontWeight: "semibold",
  whiteSpace: "nowrap",
  _hover: { textDecoration: "underline", textUnderlineOffset: "1" },
  _after: { content: '""', position: "absolute", inset: "0" },
});
