// Invite friends: what it is worth for everybody, the code and its results for members.
import { useTranslation } from "react-i18next";
import { HELP_INVITE } from "#contract/invite-pages.ts";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { EntryButtons } from "#session/account/entry-buttons.tsx";
import { useLoggedIn } from "#session/account/session-store.ts";
import { pageColumn } from "#ui/page-column.ts";
import { PageHero } from "#ui/page-hero.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { InviteGain } from "./invite-gain.tsx";
import { InviteHow } from "./invite-how.tsx";
import { InviteRecords } from "./invite-records.tsx";
import { InviteRules } from "./invite-rules.tsx";
import { InvitedNote } from "./invited-note.tsx";
import { MyInvite } from "./my-invite.tsx";

const MORE = [
  { key: "help", to: HELP_INVITE },
  { key: "terms", to: PAGES.terms },
] as const;

export function Page() {
  const { t } = useTranslation("invite");
  const member = useLoggedIn();
  return (
    <>
      <PageHero
        kicker={t("kicker")}
        title={t("title")}
        text={t(member ? "member.text" : "text")}
        art={brand().art.promotion}
        actions={
          member ? undefined : (
            <EntryButtons first="login" login={t("login")} register={t("register")} />
          )
        }
        aside={<InviteGain />}
      />
      <div className={pageColumn}>
        {member ? <MyInvite /> : <InvitedNote />}
        <InviteHow />
        {member && <InviteRecords />}
        <div>
          <InviteRules />
          <nav aria-label={t("rules.title")} className={links}>
            {MORE.filter(({ to }) => hasPage(to)).map(({ key, to }) => (
              <TextLink key={key} to={to} look="more">
                {t(`more.${key}`)}
              </TextLink>
            ))}
          </nav>
        </div>
      </div>
    </>
  );
}

const links = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: "6",
  rowGap: "3",
  marginTop: "5",
});
