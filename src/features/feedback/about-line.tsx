import { useTranslation } from "react-i18next";
import type { FeedbackThread } from "#contract/api/feedback.ts";
import type { AboutKind } from "#contract/messages.ts";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { hasPage } from "../../brand/brand.ts";
import { TextLink } from "../../ui/text-link.tsx";

const order = (id: string) => `${PAGES.transRecord}?${new URLSearchParams({ order: id })}`;

const LINKS: Readonly<
  Record<AboutKind, { readonly page: string; readonly to: (id: string) => string }>
> = {
  deposit: { page: PAGES.transRecord, to: order },
  withdraw: { page: PAGES.transRecord, to: order },
  bet: { page: PAGES.betRecord, to: () => PAGES.betRecord },
  reward: { page: PAGES.discount, to: () => PAGES.discount },
};

/** What the thread is about, with the way to it. */
export function AboutLine({ about }: Pick<FeedbackThread, "about">) {
  const { t } = useTranslation("feedback");
  if (about === null) return null;
  const { kind, id, title } = about;
  const { page, to } = LINKS[kind];
  const words = kind === "reward" ? title : `${title} · ${id}`;
  return (
    <p className={line}>
      <span className={css({ flex: "none", color: "text-muted" })}>{t(`about.${kind}.label`)}</span>
      {hasPage(page) ? <TextLink to={to(id)}>{words}</TextLink> : <span>{words}</span>}
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
