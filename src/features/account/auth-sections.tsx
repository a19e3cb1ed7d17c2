import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { css } from "#styled/css/index.js";
import type { MemberInfo } from "#contract/api/member.ts";
import { backFrom, neededBy } from "#session/member/bind-link.ts";
import { Note } from "#ui/note.tsx";
import { type AuthItem, authItemOf } from "./anchors.ts";
import { AuthItemBody } from "./auth-item-body.tsx";
import { AuthSection } from "./auth-section.tsx";
import { isDone, missingFor } from "./item-state.ts";
import { TitledCard } from "#ui/titled-card.tsx";
import { securityOf } from "./security-level.ts";

const GROUPS = [
  {
    key: "identity",
    items: ["phone", "email", "realName", "birthday", "gender"],
  },
  { key: "passwords", items: ["password", "secondPassword"] },
] as const satisfies readonly {
  readonly key: string;
  readonly items: readonly AuthItem[];
}[];

export function AuthSections({ member }: { readonly member: MemberInfo }) {
  const { key, hash } = useLocation();
  const [search] = useSearchParams();
  const need = neededBy(search);
  const missing = need === null ? [] : missingFor(member, need);
  // Where something is set anew, its form goes back.
  const waits = need === null || need === "secondReset" || missing.length > 0;
  useWayBack(waits ? null : backFrom(search));
  return (
    <>
      <Missing items={missing} returns={backFrom(search) !== null} />
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
  return GROUPS.map(({ key, items }) => (
    <TitledCard content="toEdges" key={key} title={t(`group.${key}`)} note={t(`group.${key}Note`)}>
      {items.map((item) => (
        <AuthSection
          key={item}
          item={item}
          done={isDone(member, item)}
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
