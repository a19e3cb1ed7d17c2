// 结果代号说明: the meaning of every code, with one bet ending in each way.
import type { TFunction } from "i18next";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { settledCents } from "#contract/betting/settled-amounts.ts";
import { css } from "#styled/css/index.js";
import { Dialog } from "#ui/dialog.tsx";
import { Money } from "#ui/money.tsx";
import { type Column, Table } from "#ui/table.tsx";
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
      <div className={column}>
        {/* Focus stays at the top: the focusable table is taller than a phone. */}
        <p ref={lead} tabIndex={-1} className={leadStyle}>
          {t("results.codesLead")}
        </p>
        <Outcomes />
        <h3 className={heading}>{t("results.reasons")}</h3>
        <dl className={reasons}>
          {reasonCodes().map(({ code, meaning }) => (
            <div key={code} className={reason}>
              <dt className={codeStyle}>{code}</dt>
              <dd>{t(`bets.code.${meaning}`)}</dd>
            </div>
          ))}
        </dl>
        <p className={muted}>{t("results.dispute")}</p>
        <RuleLinks />
      </div>
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
          <span className={what}>{t(`results.what.${code}`)}</span>
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

const column = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3" });
const leadStyle = css({ outline: "none" });
const heading = css({ color: "text-strong", fontWeight: "bold" });
const reasons = css({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(13rem, 1fr))",
  columnGap: "4",
  rowGap: "1",
});
const reason = css({ display: "flex", gap: "2" });
const codeStyle = css({ minWidth: "13", color: "text-strong", fontWeight: "semibold" });
const meaning = css({ paddingBlock: "2" });
const what = css({ display: "block", color: "text-muted", fontSize: "xs" });
const muted = css({ color: "text-muted" });
