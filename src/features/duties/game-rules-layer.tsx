// Before the first launch of a game: its rules and what it returns to players (RTS 3A, 3C; Standard 4.06). The
// launch goes on once the member has pressed.
import { useTranslation } from "react-i18next";
import type { RulesRefusal } from "#contract/api/launch.ts";
import { Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { formatCents } from "#lib/text/format.ts";
import { closeRules, useRulesFirst } from "#domain/safety/rules-first.ts";
import { ConfirmDialog } from "#ui/overlays/confirm-dialog.tsx";
import { figures } from "#ui/money/money.tsx";

export function Layer() {
  const { t } = useTranslation("duties");
  const { rules, start } = useRulesFirst();
  if (rules === null) return null;
  return (
    <ConfirmDialog
      open
      title={t("rules.title", { name: rules.name })}
      message={<Rules rules={rules} />}
      cancelText={t("rules.back")}
      sureText={t("rules.start")}
      onCancel={closeRules}
      onSure={() => {
        closeRules();
        start(rules.version);
      }}
    />
  );
}

function Rules({ rules: { rules, returns, ...rest } }: { readonly rules: RulesRefusal }) {
  const { t } = useTranslation("duties");
  const { commission, minBetCents, maxBetCents } = rest;
  return (
    <Stack gap="3" size="sm">
      <Text lineHeight="1-6">{rules}</Text>
      <Stack
        as="section"
        aria-label={t("rules.returns")}
        gap="1"
        padding="3"
        borderRadius="md"
        background="surface-sunken"
      >
        <Heading as="h3">{t("rules.returns")}</Heading>
        <dl>
          {returns.map(({ bet, low, high }) => (
            <Fact
              key={bet}
              name={bet === "" ? t("rules.average") : bet}
              value={low === high ? percent(low) : `${percent(low)} – ${percent(high)}`}
            />
          ))}
          {commission !== null && <Fact name={t("rules.commission")} value={percent(commission)} />}
        </dl>
        <Text color="text-muted" size="xs">
          {t(returns.length === 0 ? "rules.between" : "rules.longRun")}
        </Text>
      </Stack>
      {minBetCents !== null && (
        <dl>
          <Fact
            name={t("rules.limits")}
            value={[minBetCents, ...(maxBetCents === null ? [] : [maxBetCents])]
              .map((cents) => formatCents(cents))
              .join(" – ")}
          />
        </dl>
      )}
    </Stack>
  );
}

const percent = (value: number) => `${value.toFixed(2)}%`;

interface FactProps {
  readonly name: string;
  readonly value: string;
}

function Fact({ name, value }: FactProps) {
  return (
    <Row justify="space-between" gap="4" paddingBlock="1">
      <dt>{name}</dt>
      <Text as="dd" color="text-strong" weight="semibold" className={figures}>
        {value}
      </Text>
    </Row>
  );
}
