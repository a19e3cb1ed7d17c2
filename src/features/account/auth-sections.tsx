import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { css } from "#styled/css/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { useSender } from "#session/member/use-back.ts";
import { Note } from "#ui/text/note.tsx";
import { type AuthItem, authItemOf, ITEM_GROUPS } from "./anchors.ts";
import { AuthSection } from "./auth-section.tsx";
import { isDone, missingFor } from "./item-state.ts";
import { TitledCard } from "#ui/layout/titled-card.tsx";
import { securityOf } from "./security-level.ts";
import { BirthdayForm } from "./birthday-form.tsx";
import { DoneItem } from "./done-item.tsx";
import { EmailForm } from "./email-form.tsx";
import { GenderForm } from "./gender-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { PhoneForm } from "./phone-form.tsx";
import { RealNameForm } from "./real-name-form.tsx";
import { SecondPasswordForm } from "./second-password-form.tsx";

export function AuthSections({ member }: { readonly member: MemberInfo }) {
  const { key, hash } = useLocation();
  const { need, back } = useSender();
  const missing = need === null ? [] : missingFor(member, need);
  // Where something is set anew, its form goes back.
  const waits = need === null || need === "secondReset" || missing.length > 0;
  useWayBack(waits ? null : back);
  return (
    <>
      <Missing items={missing} returns={back !== null} />
      {/* Another anchor opens another section, as coming here does. */}
      <Sections
        key={key}
        member={member}
        missing={missing}
        first={authItemOf(hash) ?? missing[0] ?? securityOf(member).next}
      />
    </>
  );
}

/** Opens the page that has sent the player here, as soon as nothing is missing. */
function useWayBack(back: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (back !== null) void navigate(back, { replace: true });
  }, [back, navigate]);
}

interface MissingProps {
  readonly items: readonly AuthItem[];
  /** Path of the page that sent the member here. */
  readonly returns: boolean;
}

/** Why the player has been sent here; silent once nothing is missing. */
function Missing({ items, returns }: MissingProps) {
  const { t } = useTranslation("account");
  const names = items.map((item) => t(`item.${item}`)).join(t("and"));
  return (
    <output className={css({ display: "block", _empty: { display: "none" } })}>
      {items.length > 0 && (
        <Note tone="warn">{t(returns ? "needThenBack" : "need", { items: names })}</Note>
      )}
    </output>
  );
}

interface SectionsProps {
  readonly member: MemberInfo;
  readonly missing: readonly AuthItem[];
  /** Open at first. */
  readonly first: AuthItem | null;
}

function Sections({ member, missing, first }: SectionsProps) {
  const { t } = useTranslation("account");
  const [opened, setOpened] = useState(first);
  // When one section is done, the next missing one opens.
  const [next, setNext] = useState(missing[0]);
  if (missing[0] !== next) {
    setNext(missing[0]);
    if (missing[0] !== undefined) setOpened(missing[0]);
  }
  return (["security", "profile"] as const).map((group) => (
    <TitledCard
      key={group}
      content="toEdges"
      title={t(`panel.${group}`)}
      note={t(`panel.${group}Note`)}
    >
      {ITEM_GROUPS[group].map((item) => (
        <AuthSection
          key={item}
          item={item}
          member={member}
          missing={missing.includes(item)}
          open={opened === item}
          onToggle={() => setOpened(opened === item ? null : item)}
        >
          <AuthItemBody item={item} member={member} />
        </AuthSection>
      ))}
    </TitledCard>
  ));
}

interface AuthItemBodyProps {
  readonly item: AuthItem;
  readonly member: MemberInfo;
}

/** The form of an item, or its value once it is bound for good. */
function AuthItemBody({ item, member }: AuthItemBodyProps) {
  if (item === "password") return <PasswordForm member={member} />;
  if (item === "secondPassword") return <SecondPasswordForm member={member} />;
  if (isDone(member, item)) return <DoneItem item={item} member={member} />;
  switch (item) {
    case "phone":
      return <PhoneForm />;
    case "email":
      return <EmailForm />;
    case "realName":
      return <RealNameForm />;
    case "birthday":
      return <BirthdayForm />;
    case "gender":
      return <GenderForm />;
  }
}
