import { Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { css } from "#styled/css/index.js";
import { Text } from "#styled/jsx/index.js";
import { takemoney } from "#contract/pages.ts";
import { Badge } from "#ui/text/badge.tsx";
import { ButtonLink } from "#ui/buttons/button-link.tsx";
import { EmptyState } from "#ui/states/empty-state.tsx";
import { Icon } from "#ui/pictures/icon.tsx";
import { figures } from "#ui/money/money.tsx";
import { chosenPayee, type PayeeChoice } from "./payee-choice.ts";
import { useWithdrawing } from "./withdraw-context.ts";
import { whyText } from "./withdraw-words.ts";

interface AccountChoiceProps {
  readonly choices: readonly PayeeChoice[];
  readonly max: number;
  readonly add: string;
  readonly chosen: PayeeChoice | null;
  readonly readOnly: boolean;
  readonly onChoose: (id: string) => void;
}

/** The member's accounts of the method; a member without one gets a link that adds one and comes back here. */
export function AccountChoice({ choices, max, add, ...choice }: AccountChoiceProps) {
  const { t } = useTranslation("withdraw");
  const { kind } = useWithdrawing().method;
  const to = `${add}?${new URLSearchParams({ back: takemoney })}`;
  if (choices.length === 0) {
    return (
      <EmptyState
        title={t(`account.none.${kind}`)}
        note={t("account.noneNote")}
        className={css({ borderRadius: "md", background: "surface-sunken" })}
        action={
          <ButtonLink tone="primary" to={to}>
            <Icon as={Plus} />
            {t(`account.add.${kind}`)}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Rows choices={choices} {...choice} />
      {choices.length < max && (
        <ButtonLink tone="ghost" size="sm" to={to} className={css({ justifySelf: "start" })}>
          <Icon as={Plus} />
          {t(`account.add.${kind}`)}
          <Text as="span" color="text-muted" size="xs" className={figures}>
            {choices.length}/{max}
          </Text>
        </ButtonLink>
      )}
    </>
  );
}

type RowsProps = Pick<AccountChoiceProps, "choices" | "chosen" | "readOnly" | "onChoose">;

function Rows({ choices, chosen, readOnly, onChoose }: RowsProps) {
  const { t } = useTranslation("withdraw");
  const name = useId();
  const last = chosenPayee(choices, null);
  return (
    <fieldset aria-label={t("account.title")} className={list}>
      {choices.map((account) => (
        <label key={account.id} className={row}>
          <input
            type="radio"
            name={name}
            value={account.id}
            checked={account.id === chosen?.id}
            disabled={readOnly || account.why !== null}
            className={radio}
            onChange={() => onChoose(account.id)}
          />
          <Text as="span" color="text-strong" weight="semibold" className={figures}>
            {account.title}
          </Text>
          <Text as="span" color="text-muted" size="xs">
            {whyText(account, t) ?? account.detail}
          </Text>
          <AccountBadge account={account} isLast={account.id === last?.id} />
        </label>
      ))}
    </fieldset>
  );
}

interface AccountBadgeProps {
  readonly account: PayeeChoice;
  readonly isLast: boolean;
}

function AccountBadge({ account: { why, usedAt }, isLast }: AccountBadgeProps) {
  const { t } = useTranslation("withdraw");
  if (why !== null) return <Badge tone="warn">{t(`account.badge.${why}`)}</Badge>;
  if (usedAt === null) return <Badge tone="accent">{t("account.badge.new")}</Badge>;
  return isLast ? <Badge tone="ok">{t("account.badge.last")}</Badge> : <span />;
}

const list = css({ borderRadius: "lg", boxShadow: "edge-strong", overflow: "hidden" });
const row = css({
  display: "grid",
  gridTemplateColumns: {
    base: "auto minmax(0, 1fr) auto",
    desktop: "auto minmax(0, 1fr) minmax(0, 1fr) auto",
  },
  alignItems: "center",
  columnGap: "3",
  rowGap: "0-5",
  minHeight: "13",
  paddingBlock: "2",
  paddingInline: "4",
  cursor: "pointer",
  fontSize: "sm",
  "& + &": { borderTop: "thin" },
  // On a phone the detail stands below the title.
  "& > :nth-child(3)": {
    gridColumn: { base: "2 / 4", desktop: "auto" },
    gridRow: { base: "2", desktop: "auto" },
  },
  _hover: { background: "surface-hover" },
  "&:has(:checked)": { background: "accent-subtle" },
  "&:has(:disabled)": { cursor: "not-allowed" },
  "&:has(:focus-visible)": { outline: "focus", outlineOffset: "-0-5" },
});
const radio = css({
  width: "4-5",
  height: "4-5",
  accentColor: "accent-mark",
  outline: "none",
});
