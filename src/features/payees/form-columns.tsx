import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Box, Card, Heading, Row, Stack, WithRail } from "#styled/jsx/index.js";
import type { PayeeKind } from "#contract/payments.ts";
import { Icon } from "#ui/pictures/icon.tsx";

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
    <WithRail rail={{ wide: "20rem" }}>
      <Card as="section" aria-label={title}>
        <Heading size="lg">{title}</Heading>
        <Box maxWidth="144" minWidth="0">
          {children}
        </Box>
      </Card>
      <Stack gap={{ base: "3", desktop: "4" }} minWidth="0">
        {aside}
        <Card as="section" aria-label={t("rules.title")}>
          <Heading size="lg">{t("rules.title")}</Heading>
          <Stack as="ul" gap="3" color="text" size="sm">
            {rules.map((rule) => (
              <Row as="li" key={rule} align="start" gap="2" textWrap="pretty">
                <Icon as={CircleCheck} className={sign} />
                <span>{rule}</span>
              </Row>
            ))}
          </Stack>
        </Card>
      </Stack>
    </WithRail>
  );
}

const sign = css({ color: "success", marginTop: "0-5" });
