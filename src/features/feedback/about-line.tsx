import { useTranslation } from "react-i18next";
import type { FeedbackThread } from "#contract/api/feedback.ts";
import type { AboutKind } from "#contract/messages.ts";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { pageAddress } from "#brand/brand.ts";
import { TextLink } from "#ui/text-link.tsx";

const order = (id: string) => `${PAGES.transRecord}?${new URLSearchParams({ order: id })}`;

/** Null where the site has no page of it. */
const LINKS: Readonly<Record<AboutKind, (id: string) => string | null>> = {
  deposit: order,
  withdraw: order,
  bet: () => PAGES.betRecord,
  reward: () => pageAddress("discount"),
};

/** What the thread is about, with the way to it. */
export function AboutLine({ about }: Pick<FeedbackThread, "about">) {
  const { t } = useTranslation("feedback");
  if (about === null) return null;
  const { kind, id, title } = about;
  const to = LINKS[kind](id);
  const words = kind === "reward" ? title : `${title} · ${id}`;
  return (
    <p className={line}>
      <span className={css({ flex: "none", color: "text-muted" })}>{t(`about.${kind}.label`)}</span>
      {to !== null ? <TextLink to={to}>{words}</TextLink> : <span>{words}</span>}
    </p>
  );
}

const line = css({
  display: "flex",
  gap: "3",
  paddingBlock: "2-5",
  paddingInline: "3",
  borderRadius: "md",
  background: "surface-sunken",
  fontSize: "sm",
  overflowWrap: "anywhere",
});
