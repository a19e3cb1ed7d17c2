import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css, cx } from "#styled/css/index.js";
import type { PayeeKind } from "#contract/payments.ts";
import { cardStyle } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";

interface FormColumnsProps {
  readonly kind: PayeeKind;
  readonly title: string;
  /** The form. */
  readonly children: ReactNode;
  /** Above the rules. */
  readonly aside?: ReactNode;
}

/** A form with the rules of its kind beside it, below it on a phone. */
export function FormColumns({ kind, title, children, aside }: FormColumnsProps) {
  const { t } = useTranslation("payees");
  const rules = t(`rules.${kind}`).split("\n");
  return (
    <div className={columns}>
      <section aria-label={title} className={cx(cardStyle, panel)}>
        <h2 className={heading}>{title}</h2>
        <div className={form}>{children}</div>
      </section>
      <div className={beside}>
        {aside}
        <section aria-label={t("rules.title")} className={cx(cardStyle, panel)}>
          <h2 className={heading}>{t("rules.title")}</h2>
          <ul className={list}>
            {rules.map((rule) => (
              <li key={rule} className={line}>
                <Icon as={CircleCheck} className={sign} />
                <span>{rule}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}

const columns = css({
  display: "grid",
  gridTemplateColumns: { base: "minmax(0, 1fr)", wide: "minmax(0, 1fr) 20rem" },
  alignItems: "start",
  gap: { base: "3", desktop: "4" },
});
const beside = css({ display: "grid", gap: { base: "3", desktop: "4" }, minWidth: "0" });
const panel = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "4",
  minWidth: "0",
  padding: { base: "4", desktop: "6" },
});
const form = css({ maxWidth: "144", minWidth: "0" });
const heading = css({ color: "text-strong", fontSize: "lg", fontWeight: "bold" });
const list = css({ display: "grid", gap: "3", color: "text", fontSize: "sm" });
const line = css({ display: "flex", alignItems: "start", gap: "2", textWrap: "[pretty]" });
const sign = css({ color: "success", marginTop: "0-5" });
