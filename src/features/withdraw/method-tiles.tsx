import { Coins, Landmark, type LucideIcon, WalletCards } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { PayeeKind } from "#contract/payments.ts";
import { css } from "#styled/css/index.js";
import { Grid, Text } from "#styled/jsx/index.js";
import { plainCents } from "#lib/text/format.ts";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { RadioCard } from "#ui/fields/radio-card.tsx";
import type { WithdrawMethod } from "./withdraw-context.ts";
import { durationText } from "./withdraw-words.ts";

const ICONS = { bank: Landmark, coin: Coins, alipay: WalletCards } as const satisfies Readonly<
  Record<PayeeKind, LucideIcon>
>;

interface MethodTilesProps {
  readonly methods: readonly WithdrawMethod[];
  readonly value: PayeeKind;
  readonly onChange: (kind: PayeeKind) => void;
}

export function MethodTiles({ methods, value, onChange }: MethodTilesProps) {
  const { t } = useTranslation("withdraw");
  const name = useId();
  return (
    <Grid
      as="fieldset"
      aria-label={t("method.title")}
      columns="repeat(3, minmax(0, 1fr))"
      gap={{ base: "2", desktop: "3" }}
    >
      {methods.map((method) => (
        <RadioCard
          key={method.kind}
          name={name}
          checked={method.kind === value}
          closed={method.closed !== ""}
          className={tile}
          onChoose={() => onChange(method.kind)}
        >
          <span className={sign}>
            <Icon as={ICONS[method.kind]} />
          </span>
          <Text as="b" color="text-strong" size="sm" weight="semibold">
            {t(`method.${method.kind}`)}
          </Text>
          <MethodFacts method={method} />
        </RadioCard>
      ))}
    </Grid>
  );
}

function MethodFacts({ method }: { readonly method: WithdrawMethod }) {
  const { t } = useTranslation("withdraw");
  const { closed, minCents, maxCents, usualSeconds } = method;
  if (closed !== "")
    return (
      <Text as="span" color="text-muted" size="xs" whiteSpace="normal">
        {closed}
      </Text>
    );
  return (
    <>
      <Text as="span" color="text-muted" size={{ base: "2xs", desktop: "xs" }} className={figures}>
        {plainCents(minCents)}–{plainCents(maxCents)}
      </Text>
      {usualSeconds !== null && (
        <Text as="span" color="success" size="xs">
          {durationText(usualSeconds, t)}
        </Text>
      )}
    </>
  );
}

const tile = css({
  display: "grid",
  alignContent: "start",
  gap: "0-5",
  minWidth: "0",
  padding: { base: "2-5", desktop: "4" },
});
const sign = css({
  display: "grid",
  placeItems: "center",
  width: "10",
  height: "10",
  marginBottom: "2",
  borderRadius: "md",
  background: "surface-sunken",
  color: "text-strong",
  fontSize: "lg",
  ":checked ~ &": { background: "accent", color: "text-on-accent" },
  "[data-closed] > &": { color: "text-muted" },
});
