// Invite friends: what it is worth for everybody, the code and its results for members.
import { useTranslation } from "react-i18next";
import { HELP_INVITE } from "#contract/invite-pages.ts";
import * as PAGES from "#contract/pages.ts";
import { css } from "#styled/css/index.js";
import { brand, hasPage } from "#brand/brand.ts";
import { EntryButtons } from "#session/account/entry-buttons.tsx";
import { useLoggedIn } from "#session/account/session-store.ts";
import { pageColumn } from "#ui/layout/page-column.ts";
import { PageHero } from "#ui/layout/page-hero.tsx";
import { TextLink } from "#ui/text/text-link.tsx";
import { InviteGain } from "./invite-gain.tsx";
import { InviteRecords } from "./invite-records.tsx";
import { InviteRules } from "./invite-rules.tsx";
import { MyInvite } from "./my-invite.tsx";
import { NumberedSteps } from "#ui/layout/numbered-steps.tsx";
import { SectionHead } from "#ui/layout/section-head.tsx";
import { Gift } from "lucide-react";
import { referralCodes } from "#session/site/referral.ts";
import { Icon } from "#ui/pictures/icon.tsx";

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

const STEPS = ["share", "register", "fulfil", "reward"] as const;

function InviteHow() {
  const { t } = useTranslation("invite");
  const age = brand().legal.minimumAge;
  return (
    <section aria-labelledby="invite-how">
      <SectionHead id="invite-how" title={t("how.title")} />
      <NumberedSteps
        steps={STEPS.map((step) => ({
          title: t(`how.${step}.title`),
          text: t(`how.${step}.text`, { age }),
        }))}
      />
    </section>
  );
}

/** For a visitor who came by a friend's link. */
function InvitedNote() {
  const { t } = useTranslation("invite");
  const { iCode: code } = referralCodes();
  if (code === "") return null;
  return (
    <p className={invitedNoteNote}>
      <Icon as={Gift} size={1.5} />
      {t("invited", { code })}
    </p>
  );
}

const invitedNoteNote = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  padding: "card-pad",
  borderRadius: "lg",
  background: "accent-subtle",
  boxShadow: "edge-accent",
  color: "text-strong",
  fontWeight: "semibold",
  "& svg": { color: "accent-text" },
});
