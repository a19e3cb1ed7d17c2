// The channels of the chosen method: one row each, with limits, usual time and success rate.
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { PaymentChannel } from "#contract/api/deposit.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Row, Stack, Text } from "#styled/jsx/index.js";
import { percentText, plainCents, unbrokenCents } from "#lib/text/format.ts";
import { Badge } from "#ui/text/badge.tsx";
import { figures } from "#ui/money/money.tsx";
import { RadioCard } from "#ui/fields/radio-card.tsx";
import { useDeposit } from "./deposit-context.ts";
import { roughDuration } from "./deposit-words.ts";

interface ChannelListProps {
  /** Not after a choice by key, which is on its way through the list. */
  readonly onPicked: () => void;
}

export function ChannelList({ onPicked }: ChannelListProps) {
  const { t } = useTranslation("deposit");
  const { chosen, pickChannel } = useDeposit();
  const name = useId();
  const byKey = useRef(false);
  if (chosen === null) return null;
  return (
    <div
      role="presentation"
      onKeyDown={() => (byKey.current = true)}
      onPointerDown={() => (byKey.current = false)}
    >
      <Stack as="fieldset" aria-label={t("channel.title")} minWidth="0">
        {chosen.type.channels.map((channel) => (
          <RadioCard
            key={channel.id}
            name={name}
            checked={channel === chosen.channel}
            closed={channel.closed !== null}
            className={row}
            onChoose={() => {
              pickChannel(channel.id);
              if (!byKey.current) onPicked();
            }}
          >
            <Channel channel={channel} />
          </RadioCard>
        ))}
      </Stack>
    </div>
  );
}

function Channel({ channel }: { readonly channel: PaymentChannel }) {
  const { t } = useTranslation("deposit");
  const { usualSeconds, successBasisPoints, feeBasisPoints, hours, why, closed } = channel;
  const span = usualSeconds === null ? null : roughDuration(usualSeconds);
  return (
    <>
      <span aria-hidden="true" className={mark} />
      <Row as="span" wrap="wrap" align="center" columnGap="2">
        <b className={title}>{channel.name}</b>
        {why !== null && why !== "noFee" && (
          <Badge tone={why === "lastUsed" ? "accent" : "ok"}>{t(`why.${why}`)}</Badge>
        )}
        {hours !== "" && (
          <Text as="span" color="text-muted" size="xs">
            {hours}
          </Text>
        )}
      </Row>
      <span className={fact}>
        {span !== null && t("channel.usual", { time: t(`span.${span.unit}`, span) })}
      </span>
      <Box as="span" display={{ base: "none", desktop: "block" }} className={fact}>
        {successBasisPoints !== null &&
          t("channel.success", { share: percentText(successBasisPoints) })}
      </Box>
      <span className={cx(figures, fact, range)}>{rangeText(channel, t("channel.fixed"))}</span>
      <span className={fee} data-free={feeBasisPoints === 0 || undefined}>
        {closed !== null
          ? t("method.closed")
          : feeBasisPoints === 0
            ? t("channel.free")
            : t("channel.fee", { share: percentText(feeBasisPoints) })}
      </span>
    </>
  );
}

export function rangeText(
  { minCents, maxCents, fixedCents, wait }: PaymentChannel,
  fixed: string,
): string {
  if (wait === null) return "";
  return fixedCents.length > 0 ? fixed : `${unbrokenCents(minCents)}–${plainCents(maxCents)}`;
}

// The cards touch: one frame with lines between.
const row = css({
  display: "grid",
  gridTemplateColumns: {
    base: "auto minmax(0, 1fr) auto",
    desktop: "auto minmax(0, 1.5fr) 1fr 1.1fr 1.3fr 5.5rem",
  },
  alignItems: "center",
  columnGap: { base: "3", desktop: "3" },
  rowGap: "0-5",
  minHeight: "13",
  paddingBlock: "2-5",
  paddingInline: { base: "3", desktop: "4" },
  fontSize: "sm",
  "&:not(:first-child)": { borderTopRadius: "0" },
  "&:not(:last-child)": { borderBottomRadius: "0" },
  "& + &": { marginTop: "-1px" },
  "&:has(:checked)": { zIndex: "1" },
});

const mark = css({
  gridRow: { base: "1 / 3", desktop: "auto" },
  width: "4-5",
  height: "4-5",
  border: "control-thick",
  borderRadius: "pill",
  background: "surface-raised",
  ":checked ~ &": { border: "[5px solid {colors.accent-mark}]" },
});

const title = css({
  color: "text-strong",
  fontWeight: "semibold",
  "[data-closed] &": { color: "text-muted" },
});
const fact = css({
  color: "text-muted",
  fontSize: { base: "xs", desktop: "sm" },
  whiteSpace: "nowrap",
});
const range = css({
  gridColumn: { base: "3", desktop: "auto" },
  gridRow: { base: "2", desktop: "auto" },
  textAlign: { base: "right", desktop: "left" },
});
const fee = css({
  gridColumn: { base: "3", desktop: "auto" },
  gridRow: { base: "1", desktop: "auto" },
  color: "text-muted",
  fontSize: { base: "xs", desktop: "sm" },
  textAlign: "right",
  whiteSpace: "nowrap",
  "&[data-free]": { color: "success", fontWeight: "semibold" },
  "[data-closed] > &": { color: "text-muted", fontWeight: "regular" },
});
