// The conditions of an activity, met or not, each with what would meet it.
import { Check, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import type { Verification } from "#contract/api/activities.ts";
import { cva } from "#styled/css/index.js";
import { Box, Row, Stack } from "#styled/jsx/index.js";
import { useHasPage } from "#session/site/use-has-page.ts";
import { bindLink } from "#session/member/bind-link.ts";
import { askCustomerService } from "#session/overlays/customer-service.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { srOnly } from "#ui/text/sr-only.ts";
import { type RemedyKey, remedyPath } from "../parts/ways.ts";

type CheckRow = Verification["checks"][number];

interface CheckListProps {
  /** Spoken name. */
  readonly label: string;
  readonly checks: readonly CheckRow[];
  /** The condition that the hero leads to. */
  readonly led: string | null;
}

export function CheckList({ label, checks, led }: CheckListProps) {
  const { t } = useTranslation("activity");
  return (
    <Stack as="ul" aria-label={label} gap="2" size="sm">
      {checks.map(({ text, met, remedy }) => (
        <Row as="li" key={text} align="center" gap="2-5" minHeight="8">
          <span className={sign({ met })}>
            <Icon as={met ? Check : X} size={1} />
          </span>
          <Box as="span" flex="1" minWidth="0">
            {text}
            <span className={srOnly}>{t(met ? "check.met" : "check.unmet")}</span>
          </Box>
          {!met && remedy !== null && text !== led && <Remedy of={remedy} />}
        </Row>
      ))}
    </Stack>
  );
}

function Remedy({ of }: { readonly of: RemedyKey }) {
  const { t } = useTranslation("activity");
  const hasPage = useHasPage();
  const { pathname } = useLocation();
  if (of === "service") {
    return (
      <Button size="sm" tone="soft" onClick={askCustomerService}>
        {t("check.remedy.service")}
      </Button>
    );
  }
  const page = remedyPath(of);
  if (page === null || !hasPage(page)) return null;
  const to = of === "phone" ? bindLink("phone", pathname) : page;
  return (
    <ButtonLink size="sm" tone="soft" to={to}>
      {t(`check.remedy.${of}`)}
    </ButtonLink>
  );
}

const sign = cva({
  base: {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: "5-5",
    height: "5-5",
    borderRadius: "pill",
    fontSize: "xs",
  },
  variants: {
    met: {
      true: { background: "success-subtle", color: "success" },
      false: { background: "danger-subtle", color: "danger" },
    },
  },
});
