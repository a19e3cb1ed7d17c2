import { CirclePlay, CircleQuestionMark, Headset } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { HELP_DEPOSIT } from "#contract/deposit-pages.ts";
import { css, cx } from "#styled/css/index.js";
import { Box, Heading, Row, Stack, Text } from "#styled/jsx/index.js";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { cardStyle } from "#ui/layout/card-style.ts";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { PlainButton } from "#ui/buttons/plain-button.tsx";
import { useDeposit } from "./deposit-context.ts";

export function HelpBox() {
  const { t } = useTranslation("deposit");
  const { chosen } = useDeposit();
  const [reading, setReading] = useState(false);
  const channel = chosen?.channel ?? null;
  return (
    <section aria-label={t("help.title")} className={cx(cardStyle, frame)}>
      <Heading size="lg" paddingBottom="1">
        {t("help.title")}
      </Heading>
      {channel !== null && channel.tutorial.length > 0 && (
        <PlainButton className={row} onClick={() => setReading(true)}>
          <Icon as={CirclePlay} />
          {t("help.tutorial")}
          <Text as="span" marginLeft="auto" color="text-muted" size="xs">
            {channel.name}
          </Text>
        </PlainButton>
      )}
      <Link to={HELP_DEPOSIT} className={row}>
        <Icon as={CircleQuestionMark} />
        {t("help.missing")}
      </Link>
      <PlainButton className={row} onClick={askCustomerService}>
        <Icon as={Headset} />
        {t("help.service")}
        <Text as="span" marginLeft="auto" color="text-muted" size="xs">
          {t("help.always")}
        </Text>
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
      <Stack as="ol" gap="3">
        {steps.map((step, index) => (
          <Step key={step} number={index + 1}>
            {step}
          </Step>
        ))}
      </Stack>
      <Box as="p" marginTop="4">
        <Link to={HELP_DEPOSIT} className={link}>
          {t("help.more")}
        </Link>
      </Box>
    </Dialog>
  );
}

function Step({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  return (
    <Row as="li" align="flex-start" gap="2-5" lineHeight="1-5">
      <span aria-hidden="true" className={cx(figures, circle)}>
        {number}
      </span>
      {children}
    </Row>
  );
}

const frame = css({ paddingBlock: "5", paddingInline: { base: "4", desktop: "6" } });
const row = css({
  display: "flex",
  alignItems: "center",
  gap: "2-5",
  width: "full",
  minHeight: "11",
  color: "text",
  fontSize: "sm",
  textAlign: "left",
  "& + &": { borderTop: "thin" },
  "& > svg": { color: "text-muted" },
  _hover: { color: "text-strong" },
});
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
const link = css({ color: "link", fontWeight: "semibold" });
