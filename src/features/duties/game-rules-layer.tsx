// Before the first launch of a game: its rules and what it returns to players (RTS 3A, 3C; Standard 4.06). The
// launch goes on once the member has pressed.
import { useTranslation } from "react-i18next";
import type { RulesRefusal } from "#contract/api/launch.ts";
import { css, cx } from "#styled/css/index.js";
import { formatCents } from "#lib/format.ts";
import { closeRules, useRulesFirst } from "#domain/safety/rules-first.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { figures } from "#ui/money.tsx";

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
    <div className={frame}>
      <p className={css({ lineHeight: "1-6" })}>{rules}</p>
      <section aria-label={t("rules.returns")} className={sunken}>
        <h3 className={heading}>{t("rules.returns")}</h3>
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
        <p className={small}>{t(returns.length === 0 ? "rules.between" : "rules.longRun")}</p>
      </section>
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
    </div>
  );
}

const percent = (value: number) => `${value.toFixed(2)}%`;

interface FactProps {
  readonly name: string;
  readonly value: string;
}

function Fact({ name, value }: FactProps) {
  return (
    <div className={fact}>
      <dt>{name}</dt>
      <dd className={cx(figures, strong)}>{value}</dd>
    </div>
  );
}

const frame = css({ display: "grid", gap: "3", fontSize: "sm" });
const sunken = css({
  display: "grid",
  gap: "1",
  padding: "3",
  borderRadius: "md",
  background: "surface-sunken",
});
const heading = css({ color: "text-strong", fontWeight: "bold" });
const fact = css({
  display: "flex",
  justifyContent: "space-between",
  gap: "4",
  paddingBlock: "1",
});
const strong = css({ color: "text-strong", fontWeight: "semibold" });
const small = css({ color: "text-muted", fontSize: "xs" });
