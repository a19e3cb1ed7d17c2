import { CirclePlay, CircleQuestionMark, Headset } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { HELP_DEPOSIT } from "#contract/deposit-pages.ts";
import { css, cx } from "#styled/css/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { cardStyle } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Icon } from "#ui/icon.tsx";
import { figures } from "#ui/money.tsx";
import { PlainButton } from "#ui/plain-button.tsx";
import { useDeposit } from "./deposit-context.ts";

export function HelpBox() {
  const { t } = useTranslation("deposit");
  const { chosen } = useDeposit();
  const [reading, setReading] = useState(false);
  const channel = chosen?.channel ?? null;
  return (
    <section aria-label={t("help.title")} className={cx(cardStyle, frame)}>
      <h2 className={heading}>{t("help.title")}</h2>
      {channel !== null && channel.tutorial.length > 0 && (
        <PlainButton className={row} onClick={() => setReading(true)}>
          <Icon as={CirclePlay} />
          {t("help.tutorial")}
          <span className={aside}>{channel.name}</span>
        </PlainButton>
      )}
      <Link to={HELP_DEPOSIT} className={row}>
        <Icon as={CircleQuestionMark} />
        {t("help.missing")}
      </Link>
      <PlainButton className={row} onClick={askCustomerService}>
        <Icon as={Headset} />
        {t("help.service")}
        <span className={aside}>{t("help.always")}</span>
      </PlainButton>
      {reading && channel !== null && (
        <Tutorial name={channel.name} steps={channel.tutorial} onClose={() => setReading(false)} />
      )}
    </section>
  );
}

interface TutorialProps {
  readonly name: string;
  readonly steps: readonly string[];
  readonly onClose: () => void;
}

function Tutorial({ name, steps, onClose }: TutorialProps) {
  const { t } = useTranslation("deposit");
  return (
    <Dialog open title={t("help.tutorialOf", { name })} onClose={onClose}>
      <ol className={list}>
        {steps.map((step, index) => (
          <Step key={step} number={index + 1}>
            {step}
          </Step>
        ))}
      </ol>
      <p className={more}>
        <Link to={HELP_DEPOSIT} className={link}>
          {t("help.more")}
        </Link>
      </p>
    </Dialog>
  );
}

function Step({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <li className={item}>
      <span aria-hidden="true" className={cx(figures, circle)}>
        {number}
      </span>
      {children}
    </li>
  );
}

const frame = css({ paddingBlock: "5", paddingInline: { base: "4", desktop: "6" } });
const heading = css({
  color: "text-strong",
  fontSize: "lg",
  fontWeight: "bold",
  paddingBottom: "1",
});
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "2-5",
  width: "full",
  minHeight: "11",
  color: "text",
  cursor: "pointer",
  fontSize: "sm",
  textAlign: "left",
  "& + &": { borderTop: "thin" },
  "& > svg": { color: "text-muted" },
  _hover: { color: "text-strong" },
});
const aside = css({ marginLeft: "auto", color: "text-muted", fontSize: "xs" });
const list = css({ display: "grid", gap: "3" });
const item = css({ display: "flex", alignItems: "flex-start", gap: "2-5", lineHeight: "1-5" });
const circle = css({
  display: "grid",
  placeItems: "center",
  flex: "none",
  width: "6",
  height: "6",
  borderRadius: "pill",
  background: "accent-subtle",
  color: "accent-text",
  fontSize: "xs",
  fontWeight: "bold",
});
const more = css({ marginTop: "4" });
const link = css({ color: "link", fontWeight: "semibold" });
