import { Headset } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/api/deal-records.ts";
import { css } from "#styled/css/index.js";
import { Stack, Text } from "#styled/jsx/index.js";
import { hasPage } from "#brand/brand.ts";
import { formatClock } from "#lib/text/format.ts";
import { askService } from "#domain/payments/ask-service.ts";
import { waitPath } from "#domain/payments/wait-path.ts";
import { Badge } from "#ui/text/badge.tsx";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { CopyField } from "#ui/actions/copy-field.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures, Money } from "#ui/money/money.tsx";
import { Note } from "#ui/text/note.tsx";
import { DealAmount } from "./deal-amount.tsx";
import { DealSteps } from "./deal-steps.tsx";
import { STATE_TONES, stateWords } from "./deal-words.ts";

export function DealBody({ deal }: { readonly deal: Deal }) {
  const { t } = useTranslation("money-records");
  const { id, kind, title, note } = deal;
  // The server's note may repeat the text of the state.
  const said = new Set(deal.facts.map(({ label }) => label));
  const known = factsOf(deal, t("none"))
    .map(({ key, value }) => ({ key, value, name: t(`column.${key}`) }))
    .filter(({ name }) => !said.has(name));
  return (
    <>
      <div className={head}>
        <Text as="span" color="text-muted" size="sm">
          {t(`kind.${kind}`)}
          {title !== "" && ` · ${title}`}
        </Text>
        <Text as="span" size="2xl">
          <DealAmount {...deal} />
        </Text>
        <Badge tone={STATE_TONES[deal.state]}>{stateWords(deal, t)}</Badge>
      </div>
      {note !== "" && <Note>{note}</Note>}
      <DealSteps deal={deal} />
      <CopyField label={t("column.id")} value={id} />
      <Stack as="dl" gap="2" size="sm">
        {known.map(({ key, name, value }) => (
          <Fact key={key} name={name}>
            {value}
          </Fact>
        ))}
        {deal.facts.map(({ label, value }) => (
          <Fact key={label} name={label}>
            {value}
          </Fact>
        ))}
      </Stack>
      <Actions deal={deal} />
    </>
  );
}

interface Known {
  readonly key: "time" | "ended" | "fee" | "bonus" | "balance";
  readonly value: ReactNode;
}

function factsOf({ time, endedAt, feeCents, bonusCents, balanceCents }: Deal, none: string) {
  const known: readonly (Known | null)[] = [
    { key: "time", value: formatClock(time) },
    endedAt === null ? null : { key: "ended", value: formatClock(endedAt) },
    { key: "fee", value: feeCents === 0 ? none : <Money cents={feeCents} /> },
    bonusCents === 0 ? null : { key: "bonus", value: <Money sign cents={bonusCents} /> },
    balanceCents === null ? null : { key: "balance", value: <Money cents={balanceCents} /> },
  ];
  return known.filter((fact) => fact !== null);
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={line}>
      <dt>{name}</dt>
      <dd className={figures}>{children}</dd>
    </div>
  );
}

function Actions({ deal: { id, wait } }: { readonly deal: Deal }) {
  const { t } = useTranslation("money-records");
  return (
    <div className={actions}>
      <Button onClick={() => askService(id)}>
        <Icon as={Headset} />
        {t("service")}
      </Button>
      {wait !== null && hasPage(`/mine/${wait}`) && (
        <ButtonLink tone="primary" to={waitPath({ wait, orderId: id })}>
          {t("goOn")}
        </ButtonLink>
      )}
    </div>
  );
}

const head = css({
  display: "grid",
  justifyItems: "center",
  gap: "1-5",
  padding: "4",
  borderRadius: "md",
  background: "surface-sunken",
  textAlign: "center",
});
const line = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "4",
  "& dt": { flex: "none", color: "text-muted" },
  "& dd": {
    color: "text-strong",
    textAlign: "right",
    whiteSpace: "normal",
    overflowWrap: "anywhere",
  },
});
const actions = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "3",
});
