import { BookOpen, ChevronRight, Headphones, type LucideIcon, ReceiptText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { HELP_DEPOSIT } from "#contract/deposit-pages.ts";
import * as PAGES from "#contract/pages.ts";
import { css, cx } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { askService } from "#domain/payments/ask-service.ts";
import { useHasPage } from "#session/site/use-has-page.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { CopyButton } from "#ui/actions/copy-button.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { sideCard, sideTitle } from "./wait-columns.ts";
import type { OrderProps } from "./wait-parts.ts";

export function OrderHelp({ order: { orderId } }: OrderProps) {
  const { t } = useTranslation("deposit-wait");
  const hasPage = useHasPage();
  return (
    <section className={cx(cardStyle, sideCard)}>
      <h2 className={sideTitle}>{t("help.title")}</h2>
      <Text marginBottom="4" color="text" size="sm" lineHeight="1-6">
        {t("help.text")}
      </Text>
      <p className={number}>
        <Text as="span" color="text-muted" size="xs" weight="regular">
          {t("number")}
        </Text>
        <span className={figures}>{orderId}</span>
        <CopyButton size="sm" name={t("number")} value={orderId} />
      </p>
      <ul className={list}>
        {hasPage(HELP_DEPOSIT) && (
          <li>
            <Link to={HELP_DEPOSIT} className={line}>
              <LineText icon={BookOpen} text={t("help.tutorial")} />
            </Link>
          </li>
        )}
        <li>
          <Link to={PAGES.transRecord} className={line}>
            <LineText icon={ReceiptText} text={t("action.records")} />
          </Link>
        </li>
        <li>
          <PlainButton className={line} onClick={() => askService(orderId)}>
            <LineText icon={Headphones} text={t("help.service")} />
          </PlainButton>
        </li>
      </ul>
    </section>
  );
}

function LineText({ icon, text }: { readonly icon: LucideIcon; readonly text: string }) {
  return (
    <>
      <Icon as={icon} />
      {text}
      <Icon as={ChevronRight} size={1} className={css({ marginLeft: "auto" })} />
    </>
  );
}

const number = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "2",
  color: "text-strong",
  fontSize: "sm",
  fontWeight: "semibold",
  "& > button": { marginLeft: "auto" },
});
const list = css({ marginTop: "3", "& > li + li": { borderTop: "thin" } });
const line = css({
  display: "flex",
  alignItems: "center",
  gap: "2-5",
  width: "full",
  minHeight: "11",
  color: "text",
  fontSize: "sm",
  "& > svg": { color: "text-muted" },
  _hover: { color: "accent-text" },
});
