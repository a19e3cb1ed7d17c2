// 结果代号说明: the meaning of every code, with one bet ending in each way.
import type { TFunction } from "i18next";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { settledCents } from "#contract/betting/settled-amounts.ts";
import { css } from "#styled/css/index.js";
import { Grid, Heading, Row, Text } from "#styled/jsx/index.js";
import { Dialog } from "#ui/overlays/dialog.tsx";
import { Money } from "#ui/money/money.tsx";
import { type Column, Table } from "#ui/tables/table.tsx";
import { RuleLinks } from "../markets/detail/rule-links.tsx";
import { meaningOf, OUTCOME_CODES, reasonCodes } from "./code-words.ts";

interface CodesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 1,000 at Hong Kong odds 0.90, as on the help page about handicaps. */
const EXAMPLE = { riskCents: 100_000, winCents: 90_000 } as const;

export function CodesDialog({ open, onClose }: CodesDialogProps) {
  const { t } = useTranslation("sport");
  const lead = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog
      open={open}
      size="lg"
      title={t("results.codes")}
      initialFocus={() => lead.current}
      onClose={onClose}
    >
      <Grid columns="minmax(0, 1fr)" gap="3">
        {/* Focus stays at the top: the focusable table is taller than a phone. */}
        <p ref={lead} tabIndex={-1} className={leadStyle}>
          {t("results.codesLead")}
        </p>
        <Outcomes />
        <Heading as="h3">{t("results.reasons")}</Heading>
        <Grid as="dl" columns="repeat(auto-fill, minmax(13rem, 1fr))" columnGap="4" rowGap="1">
          {reasonCodes().map(({ code, meaning }) => (
            <Row key={code} gap="2">
              <Text as="dt" minWidth="13" color="text-strong" weight="semibold">
                {code}
              </Text>
              <dd>{t(`bets.code.${meaning}`)}</dd>
            </Row>
          ))}
        </Grid>
        <Text color="text-muted">{t("results.dispute")}</Text>
        <RuleLinks />
      </Grid>
    </Dialog>
  );
}

function Outcomes() {
  const { t } = useTranslation("sport");
  const rows = OUTCOME_CODES.map((code) => ({ code, ...settledCents({ code, ...EXAMPLE }) }));
  return (
    <Table
      label={t("results.codes")}
      rows={rows}
      rowKey={({ code }) => code}
      columns={columnsOf(t)}
    />
  );
}

interface CodeRow {
  readonly code: (typeof OUTCOME_CODES)[number];
  readonly netCents: number;
  readonly returnCents: number;
}

/** `A` pays nothing yet. */
function columnsOf(t: TFunction<"sport">): readonly Column<CodeRow>[] {
  return [
    { key: "code", title: t("results.code"), cell: ({ code }) => <b>{code}</b> },
    {
      key: "meaning",
      title: t("results.meaningTitle"),
      cell: ({ code }) => (
        <div className={meaning}>
          <b>{t(`bets.code.${meaningOf(code)}`)}</b>
          <Text as="span" display="block" color="text-muted" size="xs">
            {t(`results.what.${code}`)}
          </Text>
        </div>
      ),
    },
    {
      key: "net",
      title: t("results.net"),
      numeric: true,
      cell: ({ code, netCents }) =>
        code === "A" ? "–" : <Money sign={netCents > 0} cents={netCents} />,
    },
    {
      key: "return",
      title: t("results.returned"),
      numeric: true,
      cell: ({ code, returnCents }) => (code === "A" ? "–" : <Money cents={returnCents} />),
    },
  ];
}

const leadStyle = css({ outline: "none" });
const meaning = css({ paddingBlock: "2" });
