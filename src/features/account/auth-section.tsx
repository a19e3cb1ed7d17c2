import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import { Box, Stack, Text } from "#styled/jsx/index.js";
import { Badge } from "#ui/text/badge.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import type { MemberInfo } from "#contract/api/member.ts";
import type { AuthItem } from "./anchors.ts";
import { AuthTips } from "./auth-tips.tsx";
import { ITEM_ICONS } from "./item-icons.ts";
import { isDone, itemState } from "./item-state.ts";
import { ItemMark, ItemValue } from "./item-value.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";

interface AuthSectionProps {
  readonly item: AuthItem;
  readonly member: MemberInfo;
  /** Asked for by the page the player came from. */
  readonly missing: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
  /** Shown while open. */
  readonly children: ReactNode;
}

export function AuthSection(props: AuthSectionProps) {
  const { item, member, missing, open, onToggle, children } = props;
  const { t } = useTranslation("account");
  const panel = useId();
  const done = isDone(member, item);
  const button = useFocusAfter(done);
  return (
    <section
      id={item}
      aria-label={t(`item.${item}`)}
      className={frame}
      data-missing={missing || undefined}
    >
      <h3>
        <PlainButton
          ref={button}
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          className={head}
          onClick={onToggle}
        >
          <ItemMark icon={ITEM_ICONS[item]} done={done} />
          <Stack as="span" flex="1" minWidth="0">
            <Text as="span" color="text-strong" size="sm" weight="semibold">
              {t(`item.${item}`)}
            </Text>
            <Text as="span" color="text-muted" size="xs" weight="regular" overflowWrap="anywhere">
              {open ? t(`why.${item}`) : <ItemValue item={item} member={member} inButton />}
            </Text>
          </Stack>
          <Badge tone={done ? "ok" : "warn"}>{t(missing ? "needed" : itemState(item, done))}</Badge>
          <span className={cx(arrow, open && turned)}>
            <Icon as={ChevronDown} />
          </span>
        </PlainButton>
      </h3>
      {open && (
        <div id={panel} className={body}>
          <Box minWidth="0">{children}</Box>
          <AuthTips item={item} />
        </div>
      )}
    </section>
  );
}

/** The form that had the focus goes when it is done: the focus stays with the section. */
function useFocusAfter(done: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(done);
  useEffect(() => {
    if (before.current === done) return;
    before.current = done;
    if (document.activeElement === document.body) button.current?.focus();
  }, [done]);
  return button;
}

const frame = css({
  scrollMarginTop: "4",
  borderTop: "thin",
  "&[data-missing]": {
    background: "warning-subtle/40",
    boxShadow: "warning-left",
  },
});

const head = css({
  display: "flex",
  alignItems: "center",
  gap: { base: "3", desktop: "4" },
  width: "full",
  minHeight: { base: "17", _professional: "14" },
  paddingBlock: "2",
  paddingInline: { base: "4", desktop: "6" },
  textAlign: "left",
  _hover: { background: "surface-hover" },
  _focusVisible: { outlineOffset: "-0-5" },
});

const arrow = css({ color: "text-muted", transition: "rotate {durations.base}" });
const turned = css({ rotate: "180deg" });

const body = css({
  display: "grid",
  gridTemplateColumns: {
    base: "minmax(0, 1fr)",
    desktop: "minmax(0, 24rem) minmax(0, 1fr)",
  },
  alignItems: "start",
  gap: { base: "4", desktop: "8" },
  paddingTop: "2",
  paddingBottom: "6",
  paddingRight: { base: "4", desktop: "6" },
  paddingLeft: { base: "4", desktop: "[calc({spacing.6} + 2.25rem + {spacing.4})]" },
});
